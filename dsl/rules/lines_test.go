package rules

import (
	"fmt"
	"testing"
	"testing/fstest"
)

// TestEvery holds where each line of a sheet stands.
func TestEvery(t *testing.T) {
	const text = `game Every
tableau 4
  build none
  spaces stay empty
foundations 4
  base ace
  build up in suit
stock
  turn 1 to waste
  redeals 1
deal
  rest to stock
may mix when waste empty
  shuffle
after turn
  face up tableau
win when foundations full
`
	s, ds := Load(&Library{Shelves: []Shelf{{FS: fstest.MapFS{}}}}, "every.pat", []byte(text))
	if ds.Errors() > 0 {
		t.Fatal(ds)
	}
	want := map[string]string{
		"game Every": "file", "win when foundations full": "file",
		"build none": "tableau", "spaces stay empty": "tableau", "base ace": "foundations",
		"build up in suit": "foundations", "turn 1 to waste": "stock", "redeals 1": "stock",
		"rest to stock": "deal", "may mix when waste empty": "at mix", "shuffle": "mix",
		"after turn": "at after", "face up tableau": "after",
	}
	told := func(l *Placed) string {
		switch l.In {
		case InZone:
			return l.Zone.Title()
		case InDeal:
			return "deal"
		case InMay:
			return l.May.Name
		case AtMay:
			return "at " + l.May.Name
		case InAfter, AtAfter:
			if l.After == nil {
				return "no event"
			}
			return map[Standing]string{InAfter: "after", AtAfter: "at after"}[l.In]
		}
		return "file"
	}
	for _, l := range s.Every() {
		if got := told(l); got != want[l.Text()] {
			t.Errorf("%s stands in %s, want %s", l.Text(), got, want[l.Text()])
		}
		if p := s.Placed(l.Line); fmt.Sprint(*p) != fmt.Sprint(*l) {
			t.Errorf("%s is found in %s", l.Text(), told(p))
		}
		delete(want, l.Text())
	}
	if len(want) > 0 {
		t.Errorf("not listed: %v", want)
	}
	if p := s.Placed(s.May("redeal").Steps[0]); told(p) != "redeal" {
		t.Errorf("what a redeal does stands in %s", told(p))
	}
	if p := s.Placed(s.Zones[0].Head); p.Zone != s.Zones[0] {
		t.Error("a head stands outside its zone")
	}
}
