package reduce

import (
	"reflect"
	"testing"

	"pat/dsl/cards"
	"pat/interp/internal/code"
)

// Every field of a line is asked by what is said of lines for good, or it is said here why it need
// not be: who adds one is told so. A field is set in a line of which it is said, and then it may be
// said no more.
func TestEveryFieldIsAsked(t *testing.T) {
	g := fromText(t, `game All
deal
  1 to each tableau
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 4
  build down in suit when cards in tableau 1 is at least 3
  spaces take any card
  move 1 card
  move sequence
stock
  turn 1 to waste
waste
win when all cards on foundations
`)
	out, layout := g.Zones[0], g.Zones[1]
	looking := layout.Arrive[0].Guard
	some := &code.Reach{}
	some.Same.Add(layout.First)
	twice := &code.Order{Base: -1, Ranks: []cards.Rank{1, 2, 1}, Masks: make([]cards.Mask, 3)}
	special := map[string]any{
		"Guard": looking, "From": some, "Piles": some, "To": some, "Order": twice, "Seq": int32(0), "Size": 2,
		"Kind": code.UnitPluck, "Phrase": int32(-1), "Uses": int16(0),
	}
	const (
		pointed  = "it is there to point at"
		found    = "it tells what a guard, phrase or sequence asks, which is asked itself"
		byItself = "whether it happens by itself is asked of all lines of a game"
		fewer    = "fewer cards come, and not others"
		set      = "it is set already"
		below    = "where cards come to lie is asked of the game"
		alone    = "of what leaves alone it is not asked"
		cards    = "which cards come is asked elsewhere"
		room     = "what can be carried is no worse where cards are out"
	)
	lines := func(a code.Arrival) *code.Zone {
		z := out
		z.Arrive = []code.Arrival{out.Arrive[0], a}
		return &z
	}
	one := layout.Moves[0]
	one.Kind, one.Seq = code.UnitOne, -1
	for _, c := range []struct {
		name   string
		rule   any
		so     func(rule any) bool
		silent map[string]string // the fields that change nothing, and why
	}{
		{
			"mayAlways",
			code.Restriction{Guard: code.Always},
			func(r any) bool {
				z := layout
				z.Plays = []code.Restriction{r.(code.Restriction)}
				return mayAlways(&z, &layout)
			},
			map[string]string{"Line": pointed},
		},
		{
			"growsOneWay", out.Arrive[1],
			func(r any) bool { z := lines(r.(code.Arrival)); return g.inSuit(z) && g.growsOneWay(z) },
			map[string]string{
				"Line": pointed, "OnEmpty": "a relation to a card begins nothing", "OnCards": set, "All": fewer,
				"From": fewer, "Lowest": found, "Guard": fewer,
				"Tops": found, "At": found, "Loose": found, "Static": found, "OfPile": found, "Once": byItself,
				"Confluent": byItself, "Sources": byItself,
			},
		},
		{
			"comesAnyhow", layout.Arrive[1],
			func(r any) bool { a := r.(code.Arrival); return g.comesAnyhow(&a, &layout) },
			map[string]string{
				"Line": pointed, "OnCards": cards, "OnEmpty": set, "Phrase": cards, "Order": cards, "Lowest": found,
				"At": found, "Loose": found, "Static": found, "OfPile": found, "Once": byItself,
				"Confluent": byItself, "Sources": byItself, "Bottom": below,
				"From": "who wants to know where from asks it",
			},
		},
		{
			"movesFreely", one,
			func(r any) bool { u := r.(code.UnitRule); return g.movesFreely(&u, &layout) },
			map[string]string{"Line": pointed, "Seq": alone, "Free": room, "Open": found},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			if !c.so(c.rule) {
				t.Fatal("it is not said of the line as it is")
			}
			rule := reflect.TypeOf(c.rule)
			for i := range rule.NumField() {
				name := rule.Field(i).Name
				with := reflect.New(rule).Elem()
				with.Set(reflect.ValueOf(c.rule))
				setField(with.Field(i), special[name])
				still := c.so(with.Interface())
				switch why := c.silent[name]; {
				case still && why == "":
					t.Errorf("%s is not asked, and it is not said here why", name)
				case !still && why != "":
					t.Errorf("%s is asked, and it is said here: %s", name, why)
				}
			}
		})
	}
}

// setField sets a field to a value, or where none is given that fits, to one that is not its zero.
func setField(field reflect.Value, value any) {
	if v := reflect.ValueOf(value); value != nil && v.Type().AssignableTo(field.Type()) {
		field.Set(v)
		return
	}
	switch field.Kind() {
	case reflect.Bool:
		field.SetBool(true)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32:
		field.SetInt(1)
	case reflect.Uint8, reflect.Uint64:
		field.SetUint(1)
	case reflect.Slice:
		field.Set(reflect.MakeSlice(field.Type(), 1, 1))
	case reflect.Pointer:
		field.Set(reflect.New(field.Type().Elem()))
	default:
		panic(field.Kind())
	}
}
