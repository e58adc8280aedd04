package prose

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// receives reports whether cards can ever be played to a zone.
func receives(z *rules.Zone) bool { return len(rules.Forms[*rules.Arrival](z)) > 0 }

// unfilled tells that no card is played to the spaces of a zone, and what else fills them.
func (t *teller) unfilled() string {
	by := t.fillers(t.zone)
	switch len(by) {
	case 0:
		return "spaces are never filled"
	case 1:
		return "no card may be moved to a space; only " + by[0] + " fills spaces"
	}
	return "no card may be moved to a space; only " + dsl.Listed(by, "and") + " fill spaces"
}

// fillers are the turns and steps after the deal that may lay cards in spaces of a zone.
func (t *teller) fillers(z *rules.Zone) []string {
	var out []string
	add := func(hit bool, by string) {
		if hit && !slices.Contains(out, by) {
			out = append(out, by)
		}
	}
	if stock := t.Unnamed(dsl.Stock); stock != nil {
		for _, turn := range rules.Forms[*rules.Move](stock) {
			add(stepsFill(z, []rules.Step{turn}), "the stock")
		}
	}
	for _, m := range t.Mays {
		by := quoted(m.Name)
		if m.Name == "redeal" {
			by = "a redeal"
		}
		add(stepsFill(z, m.Does), by)
	}
	for _, a := range t.Afters {
		by := "what follows a move"
		switch a.On {
		case rules.AfterTurn:
			by = "the stock"
		case rules.AfterRedeal:
			by = "a redeal"
		case rules.AfterAction:
			by = quoted(a.Name)
		}
		add(stepsFill(z, a.Does), by)
	}
	return out
}

// stepsFill reports whether some of the steps may lay cards in spaces of a zone.
func stepsFill(z *rules.Zone, steps []rules.Step) bool {
	return slices.ContainsFunc(steps, func(st rules.Step) bool {
		path, ok := rules.PathOf(st)
		return ok && slices.ContainsFunc(path.To, func(p *rules.Place) bool { return p.Of(z) && !p.Nonempty })
	})
}
