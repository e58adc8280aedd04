// Package interp plays games: it compiles a rule sheet to a Game and plays deals of it. A Game is what the rules mean,
// immutable and safe for concurrent use; a State is a position of it with the way back, and belongs to one goroutine.
//
//	sheet, diags := rules.Load(library, "my.pat", text)
//	game, err := interp.Compile(sheet, sheet.Defaults())
//	state, err := game.Deal(17, rules.Setting{})
//	for _, m := range state.Moves(nil) { … }
//	state.Apply(m)
//	state.Undo()
//
// Moves lists every legal move, Legal and Why answer for one, Apply makes a legal one with all that follows from it by
// itself, Undo takes it back to the deal, without bound. Piles, zones and lines are numbers; package notation gives
// them names, package view draws a position, package solve searches for wins.
//
// # The way of the data
//
// A sheet is laid out first: zones and piles get numbers (compile.go). Its lines become small records without pointers:
// phrases about cards become tables of masks, conditions become nodes, steps become steps. What is fixed before play is worked out
// before play: which zone gives cards to which, and by which tables. A State holds the cards of all piles in one array,
// their hashes at every height, and a log. The move loop knows no map, no string and no interface, and allocates
// nothing.
//
// # The files
//
// What there is:
//
//	game.go     the compiled game            state.go     the position, its log
//	card.go     cards and their facing       moves.go     moves and their list
//	deal.go     dealing by number            random.go    what a number means, for ever
//	position.go positions set up by hand     waiting.go   deals that wait for the player
//	facts.go    what a board shows           pack.go      a position in a few bytes
//	key.go      the hash of a position       whole.go     is the pack whole
//
// Compiling:
//
//	compile.go          the order of it all  compile_zone.go     the lines of a zone
//	compile_cards.go    phrases              compile_expr.go     conditions and values
//	compile_places.go   which piles          compile_steps.go    steps
//	compile_full.go     how long piles get   compile_needs.go    what is asked of the position
//	compile_routes.go   who gives to whom    compile_symmetry.go which piles are alike
//
// Playing:
//
//	legal.go      one play                   plays.go      all plays, zone by zone
//	why.go        why not                    actions.go    turns, actions, swaps, choices
//	collect.go    sets that leave together   apply.go      a move and what follows
//	steps.go      steps                      steps_deal.go steps that deal
//	expr.go       conditions and values      expr_cards.go phrases
//	positions.go  neighbours, sequences
//
// For searches alone, and why nothing is lost by it:
//
//	search.go     games compiled for it      foresee.go    the key of what a play leads to
//	alike.go      cards none tells apart     blind.go      cards built alike taken for one another
//	tops.go       piles of which the top counts            runs.go  runs that need not be parted
//	safe.go       cards out for good         calm.go       what forbids to think so
//	lend.go       cards back from foundations              cycle.go a stock that goes round
//	relax.go      proofs by kinder rules     chains.go     proofs by counting
//	outlook.go    what a judgement asks      footprint.go what conditions and phrases look at
//	footprint_lines.go what lines and steps look at and change
//	rulings.go    every rule in force, with its footprint
//	reductions.go the table of what was found, and why not more
package interp
