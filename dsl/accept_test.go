package dsl

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The acceptor says of every line what participle says, of lines that can be read and of lines that
// cannot; and what it says may come next is what can come next.
func TestAcceptorIsTheGrammar(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 5))
	games := shipped(t)
	type spotted struct {
		at Spot
		ws []Token
	}
	var lines []spotted
	var all []Token
	for _, id := range slices.Sorted(maps.Keys(games)) {
		f, _ := Parse(id, []byte(games[id]), nil, nil)
		add := func(s Section, kind string, l *Line) {
			if form := (Spot{s, kind, f.Names}).Form(l.Words[0]); form != nil && form.production != nil {
				lines = append(lines, spotted{Spot{s, kind, f.Names}, l.Words})
				all = append(all, l.Words...)
			}
		}
		for _, l := range f.Lines {
			add(InFile, "", l)
		}
		for _, b := range f.Blocks {
			add(AtHead, "", b.Head)
			for _, l := range b.Lines {
				s, kind := InZone, b.Head.Lead()
				if kind == "deal" || kind == "may" || kind == "after" {
					s = InStep
				}
				add(s, kind, l)
			}
		}
	}
	n, read, next := 20000, 0, 0
	if testing.Short() {
		n = 2000
	}
	for range n {
		l := lines[r.IntN(len(lines))]
		ws := slices.Clone(l.ws)
		for range r.IntN(3) {
			k := 1 + r.IntN(len(ws))
			switch other := all[r.IntN(len(all))]; r.IntN(3) {
			case 0:
				ws = slices.Insert(ws, k, other)
			case 1:
				if k < len(ws) {
					ws = slices.Delete(ws, k, k+1)
				}
			case 2:
				if k < len(ws) {
					ws[k] = other
				}
			}
		}
		f := l.at.Form(ws[0])
		if f == nil || f.production == nil {
			continue
		}
		ws = named(f, placed(ws))
		_, err := f.parse(ws)
		stuck := l.at.Stuck(ws)
		if (err == nil) != (stuck < 0) {
			t.Fatalf("%s: participle says %v, the acceptor is stuck at %d", Written(ws), err, stuck)
		}
		if stuck < 0 {
			read++
			continue
		}
		for _, w := range l.at.Next(ws[:stuck]) {
			for _, tok := range w.Tokens {
				longer := append(slices.Clip(ws[:stuck]), tok)
				if at := l.at.Stuck(longer); at >= 0 && at <= stuck {
					t.Errorf("after %q %q is wanted, and refused", Written(ws[:stuck]), tok.Value)
				}
				next++
			}
		}
	}
	if read < n/10 || next < n {
		t.Errorf("only %d lines were read and %d words asked for", read, next)
	}
}

// The printed grammar holds every kind of line, every production once, and every sort of word.
func TestEBNF(t *testing.T) {
	text := EBNF()
	for _, p := range grammarText().Productions {
		if n := strings.Count(text, fmt.Sprintf("\n  %-9s =", p.Production)); n != 1 {
			t.Errorf("%s is printed %d times", p.Production, n)
		}
	}
	for _, f := range Forms {
		if f.Lead != "" && f.Section != AtHead && !strings.Contains(text, fmt.Sprintf("%q", f.Lead)) {
			t.Errorf("%s is not printed", f.Lead)
		}
	}
	sort := regexp.MustCompile(`<([a-z]+)>`)
	for _, m := range sort.FindAllStringSubmatch(text, -1) {
		if !strings.Contains(text, fmt.Sprintf("\n  %-11s ", m[0])) {
			t.Errorf("%s is not told", m[0])
		}
	}
	for line := range strings.Lines(text) {
		if len(line) > 101 {
			t.Errorf("a long line: %s", line)
		}
	}
}

func BenchmarkAcceptor(b *testing.B) {
	s := Spot{Section: InZone, Kind: "tableau", Names: newNames()}
	var ws []Token
	for _, w := range []string{
		"spaces", "take", "king", "or", "queen", "from", "waste", "at", "once", "when", "stock",
		"empty", "or", "cards", "in", "waste", "is", "at", "least", "3",
	} {
		ws = append(ws, s.Token(w, ""))
	}
	ws = placed(ws)
	b.Run("acceptor", func(b *testing.B) {
		for b.Loop() {
			if s.Stuck(ws) >= 0 {
				b.Fatal("not read")
			}
		}
	})
	b.Run("participle", func(b *testing.B) {
		for b.Loop() {
			if _, err := s.Form(ws[0]).parse(ws); err != nil {
				b.Fatal(err)
			}
		}
	})
}
