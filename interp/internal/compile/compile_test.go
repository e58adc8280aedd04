package compile

import (
	"errors"
	"strings"
	"testing"

	"pat/dsl/rules"
)

// A line that means something of which the compiler knows nothing where it stands is not left out:
// the sheet is refused, at the line, in a zone as in the deal.
func TestUnknownFormsAreRefused(t *testing.T) {
	for _, c := range []struct {
		where string
		add   func(s *rules.Sheet, said rules.Said)
	}{
		{"in a zone", func(s *rules.Sheet, said rules.Said) {
			z := s.Zones[0]
			z.Forms = append(z.Forms, &rules.Goal{Said: said})
		}},
		{"in the deal", func(s *rules.Sheet, said rules.Said) { s.Deals = append(s.Deals, &rules.Goal{Said: said}) }},
	} {
		t.Run(c.where, func(t *testing.T) {
			sheet, ds := rules.Load(&rules.Library{}, "test.pat", []byte(`game Test
deal
  rest to each tableau
foundations 4
  base ace
  build up in suit
tableau 4
  build down in suit
  spaces take any card
win when foundations full
`))
			if ds.Errors() > 0 {
				t.Fatal(ds[0].Message)
			}
			if _, err := Compile(sheet, rules.Setting{}); err != nil {
				t.Fatal(err)
			}
			c.add(sheet, rules.Said{Line: sheet.Zones[0].Lines[0]})
			_, err := Compile(sheet, rules.Setting{})
			var refused *CompileError
			if !errors.As(err, &refused) || !strings.Contains(err.Error(), "cannot be played yet") {
				t.Errorf("%v", err)
			}
		})
	}
}
