package boards

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp"
	"pat/interp/notation"
)

// This file reads and writes the two forms that are JSON. Ours has the key "piles" and says all of
// a position; that of Solvitaire (Blake and Gent's solver) has a key for each kind of zone.

// readObject reads either form that is JSON.
func (b *board) readObject(text string) (*interp.State, error) {
	var keys map[string]json.RawMessage
	dec := json.NewDecoder(strings.NewReader(text))
	if err := dec.Decode(&keys); err != nil {
		return nil, wrongJSON(text, dec.InputOffset(), err)
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return nil, wrongJSON(text, dec.InputOffset(), errors.New("something stands after the end of the object"))
	}
	if _, ours := keys["piles"]; ours {
		return b.readOurs(keys)
	}
	return b.readSolvitaire(keys)
}

// wrongJSON tells the line at which a text ceases to be JSON. The offset is where the reader
// noticed it, which may be a line too late for a missing comma.
func wrongJSON(text string, at int64, err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		at = syntax.Offset
	case errors.As(err, &kind):
		at = kind.Offset
	case errors.Is(err, io.ErrUnexpectedEOF):
		at = int64(len(text))
		err = errors.New("the text ends too early")
	}
	at = max(0, min(at, int64(len(text))))
	return fmt.Errorf("line %d: this is not JSON: %w", 1+strings.Count(text[:at], "\n"), err)
}

// decode reads the value of a key. What is wrong is said by what the key is to hold, not in words
// of the JSON reader.
func decode(key string, raw json.RawMessage, into any, want string) error {
	if err := json.Unmarshal(raw, into); err != nil {
		return fmt.Errorf("%q: it is %s", key, want)
	}
	return nil
}

// Our form. An object is our form as it is read. Pass counts from 1, and 0 is not said; Choices is
// nil where it is not said, as 0 means that the deal is done.
type object struct {
	Game     string              `json:"game"`
	Piles    map[string][]string `json:"piles"`
	Pass     int                 `json:"pass,omitempty"`
	Counters map[string]int      `json:"counters,omitempty"`
	Left     map[string]int      `json:"left,omitempty"`
	Choices  *int                `json:"choices,omitempty"`
}

// object writes our form by hand, not by the JSON encoder, so that a pile is a line and piles stand
// in the order of the table: a board is read by people, too.
func (b *board) object(s *interp.State) (string, error) {
	var out strings.Builder
	name, _ := json.Marshal(b.game.Sheet().Title)
	fmt.Fprintf(&out, "{\n  \"game\": %s,\n  \"piles\": {", name)
	sep := "\n"
	for p := range b.game.Piles() {
		if s.Len(p) == 0 {
			continue
		}
		fmt.Fprintf(&out, "%s    %q: [", sep, b.labels.Pile(p))
		for i := range s.Len(p) {
			if i > 0 {
				out.WriteString(", ")
			}
			fmt.Fprintf(&out, "%q", notation.WriteCard(s.Card(p, i)))
		}
		out.WriteString("]")
		sep = ",\n"
	}
	out.WriteString("\n  }")
	if s.Pass() > 1 {
		fmt.Fprintf(&out, ",\n  \"pass\": %d", s.Pass())
	}
	counters, left := map[string]int{}, map[string]int{}
	for i, c := range b.game.Sheet().Counters {
		counters[c.Name] = s.Counter(i)
	}
	for i, n := range b.game.Bounds() {
		left[n] = s.Left(i)
	}
	for _, m := range [...]struct {
		key    string
		values map[string]int
	}{{"counters", counters}, {"left", left}} {
		if len(m.values) > 0 {
			text, err := json.Marshal(m.values)
			if err != nil {
				return "", err
			}
			fmt.Fprintf(&out, ",\n  %q: %s", m.key, text)
		}
	}
	if n := s.Choices(); n > 0 || s.ChoicesShown() > 0 {
		fmt.Fprintf(&out, ",\n  \"choices\": %d", n)
	}
	out.WriteString("\n}\n")
	return out.String(), nil
}

// readOurs reads our form. A key that is not known is a mistake: a misspelt one would lose cards
// without a word.
func (b *board) readOurs(keys map[string]json.RawMessage) (*interp.State, error) {
	var o object
	for key, want := range map[string]struct {
		into any
		what string
	}{
		"game":     {&o.Game, "a title, in quotes"},
		"piles":    {&o.Piles, `an object of piles, each a list of cards: {"t3": ["(KH)", "7C"]}`},
		"pass":     {&o.Pass, "a number"},
		"counters": {&o.Counters, `an object of numbers: {"idle": 3}`},
		"left":     {&o.Left, `an object of numbers: {"redeal": 1}`},
		"choices":  {&o.Choices, "a number"},
	} {
		if raw, ok := keys[key]; ok {
			if err := decode(key, raw, want.into, want.what); err != nil {
				return nil, err
			}
			delete(keys, key)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(keys)) {
		return nil, fmt.Errorf("%q: I do not know this; a board has game, piles, pass, counters, left, choices", key)
	}
	// What has been read is said again as text: one reader knows what may stand in it.
	var text strings.Builder
	for _, label := range slices.Sorted(maps.Keys(o.Piles)) {
		p, err := b.labels.Find(label)
		if err != nil {
			return nil, fmt.Errorf("%q: %w", label, err)
		}
		if _, twice := b.setup.Piles[p]; twice {
			return nil, fmt.Errorf("%q: pile %s stands twice", label, b.labels.Pile(p))
		}
		b.setup.Piles[p] = []interp.Card{}
		for i, w := range o.Piles[label] {
			if err := b.put(p, w, fmt.Sprintf("pile %s, card %d", label, i+1)); err != nil {
				return nil, err
			}
		}
	}
	if o.Pass < 0 {
		return nil, fmt.Errorf("%q: a pass is a number from 1", "pass")
	}
	if o.Pass > 0 {
		fmt.Fprintf(&text, "pass %d\n", o.Pass)
	}
	for _, n := range slices.Sorted(maps.Keys(o.Counters)) {
		if !oneWord(n) {
			return nil, fmt.Errorf("%q: there is no counter %q", "counters", n)
		}
		fmt.Fprintf(&text, "counter %s %d\n", n, o.Counters[n])
	}
	for _, n := range slices.Sorted(maps.Keys(o.Left)) {
		if !oneWord(n) {
			return nil, fmt.Errorf("%q: %q is nothing that is counted in this game", "left", n)
		}
		fmt.Fprintf(&text, "left %s %d\n", n, o.Left[n])
	}
	if o.Choices != nil {
		fmt.Fprintf(&text, "choices %d\n", *o.Choices)
	}
	if len(b.missing()) > 0 {
		return b.done()
	}
	for p, cs := range b.setup.Piles {
		text.WriteString(b.labels.Pile(p) + ":")
		for _, c := range cs {
			text.WriteString(" " + notation.WriteCard(c))
		}
		text.WriteString("\n")
	}
	s, err := b.labels.ReadBoard(text.String(), false)
	if err != nil {
		_, what, ok := strings.Cut(err.Error(), ": ") // its lines are not those of the text
		if ok && strings.HasPrefix(err.Error(), "line ") {
			err = errors.New(what)
		}
	}
	return s, err
}

// oneWord reports whether a key is a word of a line, as against none, several or the beginning of
// another line. A key goes into a line of text (see readOurs), where "x 5 # " would say something
// else than it is.
func oneWord(key string) bool {
	return slices.Equal(strings.Fields(key), []string{key}) && !strings.ContainsAny(key, "#:")
}

// The keys of Solvitaire's form: those of the tableau by its shape, those of other kinds of zone,
// and the one card of a pile of which only the top is told.
const (
	solPiles     = "tableau piles"
	solSequences = "sequences"
	solAccordion = "accordion"
	solHole      = "hole"
)

// solKeys lists all keys. They are those that a board may have at all, for the message about one
// that is unknown.
func solKeys() []string {
	keys := []string{solPiles, solSequences, solAccordion, solHole}
	for _, k := range dsl.AllKinds() {
		if k.Solvitaire() != "" {
			keys = append(keys, k.Solvitaire())
		}
	}
	return keys
}

// shape tells under which key the tableau stands: a grid as sequences, piles that close up as
// accordion. Solvitaire has one tableau, and so the first zone that is no plain one decides.
func (b *board) shape() string {
	for i := range b.game.Zones() {
		z := b.game.Zone(i)
		if z.Kind != dsl.Tableau {
			continue
		}
		if z.Rows > 1 {
			return solSequences
		}
		if z.Zone.ClosesUp() != nil {
			return solAccordion
		}
	}
	return solPiles
}

// readSolvitaire reads that of Solvitaire. The hole is the top of a waste without the rest: under
// it lie the cards that are nowhere else, in an order that does not matter to the game.
func (b *board) readSolvitaire(keys map[string]json.RawMessage) (*interp.State, error) {
	for _, key := range slices.Sorted(maps.Keys(keys)) {
		if !slices.Contains(solKeys(), key) {
			return nil, fmt.Errorf("%q: I do not know this; a board has piles as pat writes them, or as Solvitaire "+
				"does %s", key, strings.Join(solKeys(), ", "))
		}
	}
	title := b.game.Sheet().Title
	shape := b.shape()
	for _, key := range [...]string{solPiles, solSequences, solAccordion} {
		if _, ok := keys[key]; ok && key != shape {
			return nil, fmt.Errorf("%q: the piles of %s stand under %q", key, title, shape)
		}
	}
	closed := b.closed()
	if raw, ok := keys[shape]; ok {
		if err := b.solTableau(shape, raw, closed); err != nil {
			return nil, err
		}
	}
	for _, kind := range dsl.AllKinds() {
		key := kind.Solvitaire()
		raw, ok := keys[key]
		if !ok {
			continue
		}
		var ws []string
		if err := decode(key, raw, &ws, `a list of cards: ["KH", "7C"]`); err != nil {
			return nil, err
		}
		if err := b.solList(kind, ws); err != nil {
			return nil, err
		}
	}
	if raw, ok := keys[solHole]; ok {
		var w string
		if err := decode(solHole, raw, &w, `one card: "AS"`); err != nil {
			return nil, err
		}
		ps := b.of(dsl.Waste)
		if len(ps) != 1 || len(b.setup.Piles[ps[0]]) > 0 {
			return nil, fmt.Errorf("%q: %s has no pile of which only the top is told", solHole, title)
		}
		if err := b.solCard(ps[0], w, solHole, false); err != nil {
			return nil, err
		}
		var under []interp.Card
		for _, k := range b.missing() {
			under = append(under, interp.Card(k))
			b.seen[k] = append(b.seen[k], solHole)
		}
		b.setup.Piles[ps[0]] = append(under, b.setup.Piles[ps[0]]...)
	}
	return b.completed()
}

// solTableau reads the tableau: a list of piles, of rows with a place for each card ("" for a gap),
// or of cards alone. closed says that the game deals cards face down, so that small letters count.
func (b *board) solTableau(shape string, raw json.RawMessage, closed bool) error {
	ps := b.of(dsl.Tableau)
	var lists [][]string
	if shape == solAccordion {
		var ws []string
		if err := decode(shape, raw, &ws, `a list of cards: ["KH", "7C"]`); err != nil {
			return err
		}
		for _, w := range ws {
			lists = append(lists, []string{w})
		}
		if len(lists) > len(ps) {
			return fmt.Errorf("%q: %s, and %s has %d piles", shape, dsl.Many(len(lists), "card"), b.game.Sheet().Title,
				len(ps))
		}
	} else if err := decode(shape, raw, &lists, `a list of lists of cards: [["KH", "7C"], []]`); err != nil {
		return err
	}
	if shape == solSequences {
		z := b.game.ZoneOf(ps[0])
		if len(lists) != z.Rows {
			return fmt.Errorf("%q: %s, and %s has %d", shape, dsl.Many(len(lists), "row"), b.game.Sheet().Title, z.Rows)
		}
		var flat [][]string
		for i, row := range lists {
			if len(row) != z.Columns {
				return fmt.Errorf("%q, row %d: it has %d places, and a row of %s has %d; a gap is written \"\"", shape,
					i+1, len(row), b.game.Sheet().Title, z.Columns)
			}
			for _, w := range row {
				if w == "" {
					flat = append(flat, nil)
				} else {
					flat = append(flat, []string{w})
				}
			}
		}
		lists = flat
	}
	if len(lists) != len(ps) && shape != solAccordion {
		return fmt.Errorf("%q: %s, and %s has %d; an empty pile is written []", shape, dsl.Many(len(lists), "pile"),
			b.game.Sheet().Title, len(ps))
	}
	for i, list := range lists {
		for j, w := range list {
			if err := b.solCard(ps[i], w, fmt.Sprintf("%s, pile %d, card %d", shape, i+1, j+1), closed); err != nil {
				return err
			}
		}
	}
	return nil
}

// solList reads a flat list: one card a pile, or all on one. Foundations are dealt out by suit and
// rank, as the list does not say which card lies on which.
func (b *board) solList(kind dsl.Kind, ws []string) error {
	key, ps := kind.Solvitaire(), b.of(kind)
	if len(ps) == 0 {
		if len(ws) == 0 {
			return nil
		}
		return fmt.Errorf("%q: %s has no %s", key, b.game.Sheet().Title, key)
	}
	if len(ps) > 1 && kind != dsl.Foundations && len(ws) > len(ps) {
		return fmt.Errorf("%q: %s for %d piles", key, dsl.Many(len(ws), "card"), len(ps))
	}
	for i, w := range ws {
		p := ps[0]
		place := fmt.Sprintf("%s, card %d", key, i+1)
		switch {
		case kind == dsl.Foundations:
			k, err := solParse(w)
			if err != nil {
				return fmt.Errorf("%s: %w", place, err)
			}
			var ok bool
			if p, ok = b.home(k); !ok {
				return fmt.Errorf("%s: no foundation is left for %s; each suit is listed from its base up", place, k)
			}
		case len(ps) > 1:
			p = ps[i]
		}
		if err := b.solCard(p, w, place, false); err != nil {
			return err
		}
	}
	return nil
}

// solParse reads a card of Solvitaire's, whose ranks may also be numbers. An ace is A or 1 there, a
// king K or 13.
func solParse(w string) (cards.Kind, error) {
	if n := len(w); n > 1 {
		if r, ok := map[string]string{"1": "A", "11": "J", "12": "Q", "13": "K"}[w[:n-1]]; ok {
			w = r + w[n-1:]
		}
	}
	return cards.Parse(w)
}

// solCard lays a card; a small letter for the suit is face down, where the game has such cards. The
// place is that in the text, for messages.
func (b *board) solCard(pile int, w, place string, closed bool) error {
	k, err := solParse(w)
	if err != nil {
		return fmt.Errorf("%s: %w", place, err)
	}
	small := w[len(w)-1] >= 'a'
	return b.lay(pile, k, closed && small, place)
}

// solvitaire writes a position as Solvitaire reads it. It has no cells, nor more than one card a
// pile of a reserve of several piles.
func (b *board) solvitaire(s *interp.State) (string, error) {
	tableau, err := b.solRows(s)
	if err != nil {
		return "", err
	}
	parts := []string{tableau}
	add := func(key, value string) { parts = append(parts, fmt.Sprintf("%q: %s", key, value)) }
	kinds := slices.DeleteFunc(dsl.AllKinds(), func(k dsl.Kind) bool { return k == dsl.Foundations })
	for _, kind := range append(kinds, dsl.Foundations) { // these last, as Solvitaire writes them
		key := kind.Solvitaire()
		if key == "" {
			continue
		}
		var ws []string
		ps := b.of(kind)
		for _, p := range ps {
			if len(ps) > 1 && kind == dsl.Reserve && s.Len(p) > 1 {
				return "", fmt.Errorf("the form of Solvitaire cannot say pile %s: one card a pile of the reserve",
					b.labels.Pile(p))
			}
			ws = append(ws, b.solPile(s, p)...)
		}
		switch {
		case len(ws) == 0:
		case kind == dsl.Cells:
			return "", errors.New("cells are not read by Solvitaire; give it the number of the deal")
		case kind == dsl.Waste && len(b.of(dsl.Foundations)) == 0:
			add(solHole, `"`+ws[len(ws)-1]+`"`)
		default:
			add(key, solWords(ws))
		}
	}
	return "{" + strings.Join(parts, ", ") + "}\n", nil
}

// solRows writes the tableau in the shape that the game has for Solvitaire: pile by pile, or by
// single cards in one row or several.
func (b *board) solRows(s *interp.State) (string, error) {
	ps := b.of(dsl.Tableau)
	if len(ps) == 0 {
		return "", errors.New("the form of Solvitaire cannot say a game without a tableau")
	}
	shape := b.shape()
	var ls, ws []string
	for _, p := range ps {
		n := s.Len(p)
		switch {
		case shape == solPiles:
			ls = append(ls, solWords(b.solPile(s, p)))
		case n > 1:
			return "", fmt.Errorf("the form of Solvitaire cannot say pile %s: it has one card a pile there",
				b.labels.Pile(p))
		case n == 1:
			ws = append(ws, b.solPile(s, p)...)
		case shape == solSequences:
			ws = append(ws, "")
		}
	}
	if shape == solAccordion {
		return fmt.Sprintf("%q: %s", shape, solWords(ws)), nil
	}
	for row := range slices.Chunk(ws, b.game.ZoneOf(ps[0]).Columns) {
		ls = append(ls, solWords(row))
	}
	return fmt.Sprintf("%q: [%s]", shape, strings.Join(ls, ", ")), nil
}

// solPile is the cards of a pile; those face down have a small letter for the suit in a tableau.
func (b *board) solPile(s *interp.State, p int) []string {
	ws := []string{}
	for i := range s.Len(p) {
		c := s.Card(p, i)
		w := c.Kind().String()
		if c.Down() && b.game.ZoneOf(p).Kind == dsl.Tableau {
			w = w[:len(w)-1] + strings.ToLower(w[len(w)-1:])
		}
		ws = append(ws, w)
	}
	return ws
}

// solWords is a list of cards.
func solWords(ws []string) string {
	quoted := make([]string, len(ws))
	for i, w := range ws {
		quoted[i] = `"` + w + `"`
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}
