package numbers

import (
	"encoding/csv"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/check"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/notation"
)

var peers = filepath.Join("..", "..", "testdata", "peers")

func peerSheet(t *testing.T, name string) (*rules.Sheet, dsl.Diagnostics) {
	t.Helper()
	lib := &rules.Library{Shelves: []rules.Shelf{{FS: os.DirFS(peers)}, {FS: games.FS}}}
	sheet, ds, err := rules.Open(lib, name)
	if err != nil {
		t.Fatal(err)
	}
	return sheet, append(ds, check.Check(sheet)...)
}

func peer(t *testing.T, name string) *interp.Game {
	t.Helper()
	sheet, ds := peerSheet(t, name)
	if ds.Errors() > 0 {
		t.Fatal(name, ds)
	}
	return gametest.Compiled(t, sheet)
}

// piles are the contents of the piles of the zones of a kind, face-down cards in lower case.
func piles(s *interp.State, kind dsl.Kind) [][]string {
	out := [][]string{}
	g := s.Game()
	for p := range g.Piles() {
		z := g.ZoneOf(p)
		if z.Hidden || z.Kind != kind {
			continue
		}
		pile := []string{}
		for i := range s.Len(p) {
			c := s.Card(p, i)
			text := c.Kind().String()
			if c.Down() {
				text = strings.ToLower(text)
			}
			pile = append(pile, text)
		}
		out = append(out, pile)
	}
	return out
}

// The shape of every preset: how many piles, how they are dealt, what lies elsewhere.
func TestPeersShape(t *testing.T) {
	const (
		rows = iota
		diagonal
	)
	type shape struct {
		piles, deal    int // of the tableau
		stock, reserve int
		cells, filled  int
		out, hole      int // cards on foundations, on the waste
		gone           int // in the discard
	}
	shapes := map[string]shape{
		"accordion":             {piles: 52},
		"accordion-knuth":       {piles: 18, gone: 34},
		"alina":                 {piles: 13, cells: 1},
		"alpha-star":            {piles: 12, out: 4},
		"american-canister":     {piles: 8},
		"bakers-dozen":          {piles: 13},
		"bakers-dozen-ss":       {piles: 13},
		"bakers-game":           {piles: 8, cells: 4},
		"beleaguered-castle":    {piles: 8, out: 4},
		"black-hole":            {piles: 17, hole: 1},
		"british-canister":      {piles: 8},
		"canfield":              {piles: 4, stock: 34, reserve: 13, out: 1},
		"castles-kings-sunk":    {piles: 13},
		"castles-norem":         {piles: 13},
		"castles-of-spain":      {piles: 13},
		"chameleon":             {piles: 3, stock: 36, reserve: 13},
		"delta-star":            {piles: 12, out: 4},
		"duchess":               {piles: 4, stock: 36, reserve: 12, out: 4},
		"east-haven":            {piles: 7, stock: 31},
		"eight-off":             {piles: 8, cells: 8, filled: 4},
		"fan":                   {piles: 18},
		"flower-garden":         {piles: 6, reserve: 16},
		"fore-cell":             {piles: 8, cells: 4, filled: 4},
		"fortunes-favor":        {piles: 12, stock: 36, out: 4},
		"free-cell":             {piles: 8, cells: 4},
		"free-cell-0-cell":      {piles: 8},
		"free-cell-1-cell":      {piles: 8, cells: 1},
		"free-cell-2-cell":      {piles: 8, cells: 2},
		"free-cell-3-cell":      {piles: 8, cells: 3},
		"free-cell-4-pile":      {piles: 4, cells: 4},
		"free-cell-5-pile":      {piles: 5, cells: 4},
		"free-cell-6-pile":      {piles: 6, cells: 4},
		"free-cell-7-pile":      {piles: 7, cells: 4},
		"gaps-one-deal":         {piles: 52, gone: 4},
		"golf":                  {piles: 7, stock: 16, hole: 1},
		"good-measure":          {piles: 10, out: 2},
		"good-measure-AS-AH":    {piles: 10, out: 2},
		"king-albert":           {piles: 9, deal: diagonal, reserve: 7},
		"klondike":              {piles: 7, deal: diagonal, stock: 24},
		"klondike-deal-1":       {piles: 7, deal: diagonal, stock: 24},
		"klondike-reserve":      {piles: 7, deal: diagonal, reserve: 24},
		"northwest-territory":   {piles: 8, deal: diagonal, reserve: 16},
		"one-cell":              {piles: 13, out: 4, cells: 1},
		"portuguese":            {piles: 13},
		"portuguese-kings-sunk": {piles: 13},
		"raglan":                {piles: 9, deal: diagonal, reserve: 6, out: 4},
		"scotch-patience":       {piles: 18},
		"seahaven-towers":       {piles: 10, cells: 4, filled: 2},
		"siegecraft":            {piles: 8, out: 4, cells: 1},
		"simple-simon-FIXED":    {piles: 10, deal: diagonal},
		"somerset":              {piles: 10, deal: diagonal},
		"spanish-kings-sunk":    {piles: 13},
		"spanish-norem":         {piles: 13},
		"spanish-patience":      {piles: 13},
		"spiderette-FIXED":      {piles: 7, deal: diagonal, stock: 24},
		"streets-and-alleys":    {piles: 8},
		"stronghold":            {piles: 8, cells: 1},
		"thirty":                {piles: 5, reserve: 2},
		"thirtysix":             {piles: 6, stock: 16},
		"trigon":                {piles: 7, deal: diagonal, stock: 24},
		"two-cell":              {piles: 13, out: 4, cells: 2},
		"will-o-the-wisp-FIXED": {piles: 7, stock: 31},
		"worm-hole":             {piles: 17, cells: 1, hole: 1},
	}
	for name, like := range map[string]string{
		"canfield-auto-reserve-then-waste": "canfield", "canfield-strict": "canfield",
		"eight-off-any-card-spaces": "eight-off",
		"fore-cell-same-suit":       "fore-cell", "gaps-basic-variant": "gaps-one-deal",
		"late-binding-solitaire": "accordion-knuth",
	} {
		shapes[name] = shapes[like]
	}
	files, err := filepath.Glob(filepath.Join(peers, "*.pat"))
	if err != nil || len(files) != len(shapes) {
		t.Errorf("%d files, %d shapes; %v", len(files), len(shapes), err)
	}
	for name, want := range shapes {
		g := peer(t, name)
		s, err := parse(t, "solvitaire:1").Deal(g, rules.Setting{})
		if err != nil {
			t.Error(name, err)
			continue
		}
		have := shape{piles: len(piles(s, dsl.Tableau)), deal: want.deal}
		count := func(kind dsl.Kind) (n int) {
			for _, p := range piles(s, kind) {
				n += len(p)
			}
			return n
		}
		have.stock, have.reserve, have.out, have.hole, have.gone = count(dsl.Stock), count(dsl.Reserve),
			count(dsl.Foundations), count(dsl.Waste), count(dsl.Discard)
		have.cells, have.filled = len(piles(s, dsl.Cells)), count(dsl.Cells)
		if have != want {
			t.Errorf("%s: %+v, want %+v", name, have, want)
		}
		// What is left is dealt in rows; a triangular deal has one card less in each row until it
		// ends in full rows.
		heights := make([]int, want.piles)
		left := g.Sheet().Pack.Size() - want.stock - want.reserve - want.filled - want.out - want.hole - want.gone
		if strings.HasPrefix(name, "gaps") {
			continue // its gaps lie anywhere
		}
		for row := 0; left > 0; row++ {
			for p := 0; p < want.piles && left > 0; p++ {
				if want.deal == diagonal && row < want.piles && p >= want.piles-row {
					continue
				}
				heights[p]++
				left--
			}
		}
		for p, pile := range piles(s, dsl.Tableau) {
			if len(pile) != heights[p] {
				t.Errorf("%s, pile %d: %d cards, want %d", name, p+1, len(pile), heights[p])
			}
		}
	}
}

// No file has a mistake, nor a warning but what is true of the game.
func TestPeersAreClean(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(peers, "*.pat"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".pat")
		_, ds := peerSheet(t, name)
		for _, d := range ds {
			if d.Name != "building-deadlock" || name != "scotch-patience" {
				t.Errorf("%s: %s: %s", name, d.Name, d.Message)
			}
		}
	}
}

// Layouts as Solvitaire reads them, all of seed 1.
func TestPeersLayout(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(peers, "deals", "*.json"))
	if err != nil || len(files) < 5 {
		t.Fatal(files, err)
	}
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".json")
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		var want struct {
			Tableau     [][]string `json:"tableau piles"`
			Stock       []string   `json:"stock"`
			Reserve     []string   `json:"reserve"`
			Foundations []string   `json:"foundations"`
		}
		if err := json.Unmarshal(text, &want); err != nil {
			t.Fatal(name, err)
		}
		s, err := parse(t, "solvitaire:1").Deal(peer(t, name), rules.Setting{})
		if err != nil {
			t.Fatal(err)
		}
		if name == "klondike" {
			slices.Reverse(want.Tableau) // it deals from its last pile
			for i, p := range want.Tableau {
				for j, c := range p {
					if strings.ToUpper(c) != c { // there only the suit's letter says so
						want.Tableau[i][j] = strings.ToLower(c)
					}
				}
			}
		}
		if got := piles(s, dsl.Tableau); !slices.EqualFunc(got, want.Tableau, slices.Equal) {
			t.Errorf("%s: tableau %v, want %v", name, got, want.Tableau)
		}
		flat := func(kind dsl.Kind) []string {
			return slices.Concat(piles(s, kind)...)
		}
		stock := flat(dsl.Stock)
		for i := range stock {
			stock[i] = strings.ToUpper(stock[i])
		}
		if !slices.Equal(stock, want.Stock) || !slices.Equal(flat(dsl.Reserve), want.Reserve) ||
			!slices.Equal(flat(dsl.Foundations), want.Foundations) {
			t.Errorf("%s: stock %v, reserve %v, foundations %v", name, stock, flat(dsl.Reserve), flat(dsl.Foundations))
		}
	}
}

// Every verdict is of a game that we have and a deal that can be dealt.
func TestVerdicts(t *testing.T) {
	f, err := os.Open(filepath.Join(peers, "verdicts.csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if h := strings.Join(rows[0], " "); h != "game deal verdict" {
		t.Fatal(h)
	}
	known := map[string]*interp.Game{}
	for _, r := range rows[1:] {
		if known[r[0]] == nil {
			known[r[0]] = peer(t, r[0])
		}
		s, err := parse(t, r[1]).Deal(known[r[0]], rules.Setting{})
		if err != nil || s.Status() != interp.Playing {
			t.Errorf("%v: %v", r, err)
		}
		if r[2] != "won" && r[2] != "unwinnable" {
			t.Errorf("%v", r)
		}
	}
	if len(rows) < 2000 || len(known) < 50 {
		t.Errorf("%d verdicts of %d games", len(rows), len(known))
	}
}

// The finer points of the presets, each a position and what may be done in it.
func TestPeersRules(t *testing.T) {
	for _, c := range []struct{ game, board, may, not string }{
		// A space that the reserve no longer fills waits for the waste; until then nothing else
		// comes to the tableau.
		{"canfield-strict", "f1: 3S\nt1: 9S\nt2: 8H\nt3: 4S\nw: 8D", "w t4, w t1, t3 f", "t2 t1, t2 t4"},
		{"canfield-strict", "f1: 3S\nt1: 9S\nt2: 8H\nt3: KS QD\nt4: KC JS", "t2 t1", "t4 t3"},
		{"canfield", "f1: 3S\nt1: 9S\nt2: 8H\nt4: KC JS\nw: 8D\nt3: QD", "w t1, t2 t1, t4 t3 1", ""},
		{"canfield", "f1: 3S\nt1: 9S\nt2: 8H 7H\nw: 8D", "w t3, t2 t3", ""},
		// Building goes round, but never onto the rank of the base.
		{"canfield", "f1: 3S\nt1: AS\nt2: KH\nt3: 3H\nt4: 2C", "t2 t1", "t4 t3"},
		{"canfield", "f1: AS\nt1: AC\nt2: KH\nt3: 3H\nt4: 2C", "t4 t3", "t2 t1"},
		{"klondike", "f1: AS 2S\nt1: 3H\nt2: KS QH", "f1 t1", "t2 t3 1"},
		{"trigon", "f1: AS 2S\nt1: 3S\nt2: 5D KS QS", "t2 t3 2", "f1 t1, t2 t3 1"},
		{"one-cell", "f1: AS\nt1: 2H\nt2: 3C", "f1 c, f1 t1, t1 c", ""},
		{"stronghold", "f1: AS\nt1: 2H\nt2: 5H 3C", "t1 c, t1 t2, t2 t3", "f1 c, f1 t1"},
		{"spanish-patience", "f1: AS\nt1: 2S\nt2: 5H 3C", "f1 t1, t2 t3", ""},
		{"spanish-norem", "f1: AS\nt1: 2S\nt2: 5H 3C", "t2 t3", "f1 t1"},
		{"worm-hole", "w: AS\nt1: 2H 5C\nt2: 3C KD\nt3: 7D", "t1 c, t2 w", "w c, t1 w, t1 t4"},
		{"golf", "w: AS\nt1: 2H\nt2: KD\ns: (5C)", "t1 w, turn", "t2 w"},
		{"simple-simon-FIXED", "t1: KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AS\nt2: 9D 8D 7C", "t1 f, t2 t3 1", "t2 t3 2"},
		{"simple-simon-FIXED", "t1: 3D KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AS\nt2: 9D", "t1 t3 13", "t1 f"},
		{"fortunes-favor", "f1: AS\nt1: 9S\nt2: 8S\nt3: 4D 6D", "t2 t1, t3 t4", ""},
		{"fortunes-favor", "f1: AS\nt1: 5D\nw: 4D\ns: (8S) (9S)", "t2 t1, t4 t3", "turn, w t1"},
		{"east-haven", "f1: AS\nt1: 9S\nt2: 8S\ns: (4D) (5D)", "turn", ""},
		{"gaps-basic-variant", "t2: 2C\nt15: 2D\nt16: 4C\nt18: KC\nd: AS", "t2 t1", "t15 t1, t2 t14, t16 t19"},
		{"gaps-basic-variant", "t1: 2C\nt16: 3C\nt18: 3D\nd: AS", "t16 t2", "t18 t2, t16 t3"},
		{"gaps-one-deal", "t2: 2C\nt15: 2D\nt16: 4C\nd: AS", "t15 t1, t2 t14", ""},
		{"accordion-knuth", "t1: 4S\nt2: 5H\nt3: 6D\nt4: 5S", "t4 t1", "t4 t2, t2 t1, t3 t2"},
		{"british-canister", "t1: 9S\nt2: 10H\nt3: KC QD", "t1 t2", "t1 t4, t3 t4 2"},
		{"alina", "f1: AS\nt1: 9S\nt2: 10H\nt3: 2C", "t1 t2, f1 c, f1 t3", "t1 t4"},
	} {
		g := peer(t, c.game)
		l := notation.For(g)
		s, err := l.ReadBoard(c.board, true)
		if err != nil {
			t.Error(c.game, err)
			continue
		}
		for _, m := range strings.Split(c.may, ", ") {
			if _, err := l.Parse(s, m); err != nil {
				t.Errorf("%s: %s: %v\n%s", c.game, m, err, c.board)
			}
		}
		for _, m := range strings.Split(c.not, ", ") {
			if _, err := l.Parse(s, m); m != "" && err == nil {
				t.Errorf("%s: %s is legal\n%s", c.game, m, c.board)
			}
		}
	}
}

// Cards that are fixed leave the shuffled pack; the others keep their order.
func TestFixedCardsLeaveTheOrder(t *testing.T) {
	for name, gone := range map[string]cards.Mask{
		"black-hole": cards.Of(cards.Ace, cards.Spades).Bit(), "beleaguered-castle": cards.OfRank(cards.Ace),
	} {
		s, err := parse(t, "solvitaire:7").Deal(peer(t, name), rules.Setting{})
		if err != nil {
			t.Fatal(err)
		}
		var want, have []string
		for _, k := range parse(t, "solvitaire:7").pack(cards.Standard(1)) {
			if !gone.Has(k) {
				want = append(want, k.String())
			}
		}
		for row := range 7 {
			for _, p := range piles(s, dsl.Tableau) {
				if row < len(p) {
					have = append(have, p[row])
				}
			}
		}
		if !slices.Equal(have, want) {
			t.Errorf("%s: %v, want %v", name, have, want)
		}
	}
}
