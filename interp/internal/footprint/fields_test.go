package footprint_test

import (
	"fmt"
	"reflect"
	"testing"

	"pat/dsl/cards"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
)

// Every field of a rule is looked at by its footprint, or it is said here why not: who adds one is
// told so. A field is set in a rule that says nothing, and the footprint has to become another.
func TestEveryFieldHasAFootprint(t *testing.T) {
	base := fromText(t, `game All
deal
  1 to each tableau
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 4
  build down in suit when cards in tableau 1 is at least 3
  move sequence
stock
  turn 1 to waste
waste
win when all cards on foundations
`)
	z := base.Zones[1]
	looking := z.Arrive[0].Guard
	reach := &code.Reach{}
	reach.Same.Add(z.First)
	order := &code.Order{Base: -1}
	table := &cards.Table{}
	// What a field is set to, where 1 or true would not do: a condition and a place that look at
	// something.
	special := map[string]any{
		"Guard": looking, "From": reach, "Piles": reach, "To": reach, "Order": order, "Tops": table, "Seq": int32(0),
		"Value": base.Nodes[looking].A, "Gather": []int32{0}, "Size": 2,
	}
	const (
		pointed  = "it is there to point at"
		always   = "whether a card lies there is asked anyway"
		found    = "it tells what a guard, phrase or sequence asks, which is looked at itself"
		byItself = "it is a ruling of its own, OfItself"
		phrase   = "a phrase of constant cards looks at none but the card that moves"
		result   = "where cards come to lie, and how, is for who asks what is changed"
		number   = "it is asked of the cards that leave alone"
		alone    = "another field says that it is set"
	)
	for _, c := range []struct {
		rule   any // that says nothing
		add    func(f *footprint.Print, rule any)
		silent map[string]string // the fields that change no footprint, and why
	}{
		{
			code.Arrival{Phrase: -1, Seq: -1, Guard: code.Always, Uses: -1},
			func(f *footprint.Print, r any) {
				a := r.(code.Arrival)
				*f = *footprint.Arrival(base, &a, &z)
			},
			map[string]string{
				"Line": pointed, "OnEmpty": always, "OnCards": always, "Phrase": phrase, "At": found,
				"Loose": found, "Lowest": found, "Static": found, "OfPile": found, "Once": byItself,
				"Confluent": byItself, "Sources": byItself, "Bottom": result,
			},
		},
		{
			code.UnitRule{Guard: code.Always, Uses: -1, Kind: code.UnitOne},
			func(f *footprint.Print, r any) {
				u := r.(code.UnitRule)
				*f = *footprint.Unit(base, &u, &z)
			},
			map[string]string{"Line": pointed, "Seq": alone, "Free": alone, "Open": found},
		},
		{
			code.SetRule{Zone: 0, Phrase: -1, Guard: code.Always, Uses: -1},
			func(f *footprint.Print, r any) {
				s := r.(code.SetRule)
				f.Node(s.Guard)
				f.Set(&s)
			},
			map[string]string{
				"Line": pointed, "Listed": phrase, "Phrase": phrase, "Least": number, "Most": number, "Alike": number,
				"Back": found,
			},
		},
		{
			code.SwapRule{Mine: -1, Theirs: -1, Guard: code.Always, Uses: -1},
			func(f *footprint.Print, r any) {
				s := r.(code.SwapRule)
				f.Node(s.Guard)
				f.Swap(&s, &z)
			},
			map[string]string{
				"Line": pointed, "Mine": phrase, "Theirs": phrase, "Loose": found, "Now": found,
				"Among": found, "Rest": found, "Back": found,
			},
		},
	} {
		rule := reflect.TypeOf(c.rule)
		t.Run(rule.Name(), func(t *testing.T) {
			print := func(r any) string {
				f := footprint.New(base)
				c.add(f, r)
				return fmt.Sprint(f)
			}
			plain := print(c.rule)
			for i := range rule.NumField() {
				name := rule.Field(i).Name
				with := reflect.New(rule).Elem()
				with.Set(reflect.ValueOf(c.rule))
				set(with.Field(i), special[name])
				looked := print(with.Interface()) != plain
				switch why := c.silent[name]; {
				case looked && why != "":
					t.Errorf("%s.%s: a footprint looks at it, and it is said here: %s", rule.Name(), name, why)
				case !looked && why == "":
					t.Errorf("%s.%s: no footprint looks at it, and it is not said here why", rule.Name(), name)
				}
			}
		})
	}
}

// set sets a field to a value, or where none is given that fits, to one that is not its zero.
func set(field reflect.Value, value any) {
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
