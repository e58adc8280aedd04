// Package interp plays games: it compiles a rule sheet to a Game and plays deals of it. A Game is
// what the rules mean, immutable and safe for concurrent use; a State is a position of it with the
// way back, and belongs to one goroutine.
//
//	sheet, diags := rules.Load(library, "my.pat", text)
//	game, err := interp.Compile(sheet, sheet.Defaults())
//	state, err := game.Deal(17, rules.Setting{})
//	for _, m := range state.Moves(nil) { … }
//	state.Apply(m)
//	state.Undo()
//
// Moves lists every legal move, Legal and Why answer for one, Apply makes a legal one with all that
// follows from it by itself, Undo takes it back to the deal, without bound. Piles, zones and lines
// are numbers; package notation gives them names, package view draws a position, package solve
// searches for wins.
//
// # The way of the data
//
//	text → dsl.Parse → rules.Load → (check, prose) → interp.Compile → Game → Deal → State ⇄ moves
//	→ view, notation, solve
//
// # One line on every floor
//
// Each floor has a form of its own of what a line says, mostly under the same word. So `build down
// in suit` is
//
//	dsl.Build       its words, by the grammar; dsl.Arrive is how such lines end
//	rules.Arrival   what it means: to which zone, on what, which cards, from where, when
//	facts.Inflow    that in one setting, its cards as tables, for judges (dsl/internal/facts)
//	code.Arrival    that for play: the numbers of its phrase, its places, its condition
//
// and likewise a Place, a Relation, a MoveStep (a step that moves cards, as a `turn` line does), a
// Unit (a `move` line) or a Cond, which in code is a Node. A Move is what a player does and nothing
// else, a Set is cards that leave together, a rules.Setting what is chosen before the deal.
//
// # The rooms
//
// This package is a face: what is exported here is all that play needs, and each function is a line
// or two. Behind it stand seven rooms that only packages below interp see:
//
//	internal/code       the rules as they are compiled: records and tables
//	internal/machine    the compiled game and its state: tables, deal, moves, apply, undo, keys;
//	                    knows nothing of searching
//	internal/refusal    why a move is not legal, and what would make it so
//	internal/footprint  what each rule looks at and what it changes, closed by default
//	internal/frozen     which cards can never move again
//	internal/compile    from the sheet to the machine
//	internal/reduce     what a search may leave out, and why: symmetry, dominance, deferral,
//	                    relaxations
//
// and three that test them: internal/anygame writes rule files at random and searches them
// completely, internal/told asks of play what the English rules say, gametest has games to play.
// Packages solve, survey, greedy, trial, boards, layout, notation, numbers, play, findings and view
// stand on the face; solve looks behind it as well, for a search asks for more than a player does.
//
// # The files
//
//	game.go   a Game: compile, deal, zones, piles    state.go  a State: cards, status, key
//	zone.go   what a zone and a pile are
//	moves.go  moves: list, legality, apply, undo, why
package interp
