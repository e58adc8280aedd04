package anygame_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"pat/interp/internal/anygame"
)

var (
	files = flag.Int("files", 0, "how many files to attack with")
	first = flag.Uint64("first", 0, "the first seed")
	dir   = flag.String("dir", "", "a folder for files that show a fault")
	most  = flag.Int("most", 1500, "positions of a complete search")
	deals = flag.Int("deals", 1, "deals of each file")
	one   = flag.String("file", "", "attack with this file, over many deals")
)

// campaign attacks with many files.
func campaign(t *testing.T) {
	if *one != "" {
		attackOne(t, *one)
		return
	}
	n := *files
	if n == 0 {
		n = 600
		if testing.Short() {
			n = 150
		}
	}
	var sum tally
	drawn, found := 0, map[string]int{}
	start := time.Now()
	for i := range uint64(n) {
		seed := *first + i
		text, sheet, ok := anygame.New(seed)
		if drawn++; i%2000 == 1999 {
			t.Log(progress(drawn, &sum, found, start))
			fmt.Fprintln(os.Stderr, progress(drawn, &sum, found, start))
		}
		if !ok {
			continue
		}
		var numbers []uint64
		for d := range *deals {
			numbers = append(numbers, seed+uint64(d))
		}
		for _, f := range attack(text, sheet, numbers, *most, &sum) {
			found[f.kind]++
			keep(t, seed, text, f, found[f.kind])
		}
	}
	t.Log(progress(drawn, &sum, found, start))
}

func progress(drawn int, n *tally, found map[string]int, start time.Time) string {
	return fmt.Sprintf("%d files drawn, %d playable, %d deals: %d won, %d lost, %d too large; %d positions: %d share "+
		"keys, %d safe plays, %d hopeless, %d by chains, %d by partners, %d frozen, %d by stems; faults %v; %.0f s",
		drawn, n.files, n.deals, n.won, n.lost, n.endless,
		n.positions, n.shared, n.safe, n.hopeless, n.broken, n.alone, n.frozen, n.barred, found,
		time.Since(start).Seconds())
}

// attackOne attacks with a file that is given.
func attackOne(t *testing.T, name string) {
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	withstands(t, string(text), 200, *most)
}

// withstands attacks with the first deals of a file, which must be sound, and finds nothing.
func withstands(t *testing.T, text string, deals uint64, most int) {
	t.Helper()
	if _, ds := anygame.Check(text); ds.Errors() > 0 {
		t.Fatal(ds)
	}
	for _, f := range again(text, 0, deals, most) {
		t.Errorf("deal %d, %s: %s", f.deal, f.kind, f.what)
	}
}

// again attacks with some deals of a file.
func again(text string, from, n uint64, most int) []fault {
	sheet, ds := anygame.Check(text)
	if ds.Errors() > 0 {
		return nil
	}
	var numbers []uint64
	for d := range n {
		numbers = append(numbers, from+d)
	}
	return attack(text, sheet, numbers, most, &tally{})
}

// keep tells a fault, and writes it down, shrunken, where a folder is given.
func keep(t *testing.T, seed uint64, text string, f fault, nth int) {
	if *dir == "" {
		t.Errorf("seed %d, deal %d, %s: %s\n%s", seed, f.deal, f.kind, f.what, text)
		return
	}
	t.Errorf("seed %d, deal %d, %s", seed, f.deal, f.kind)
	if nth > 3 {
		return
	}
	last, start := f, time.Now()
	small := anygame.Shrink(text, func(text string) bool {
		if time.Since(start) > 10*time.Second {
			return false
		}
		for _, g := range again(text, f.deal, 4, *most) {
			if g.kind == f.kind {
				last = g
				return true
			}
		}
		return false
	})
	name := filepath.Join(*dir, fmt.Sprintf("%d-%s", seed, f.kind))
	note := fmt.Sprintf("seed %d, deal %d: %s\n\nshrunken from\n\n%s", seed, last.deal, last.what, text)
	if err := os.WriteFile(name+".pat", []byte(small), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name+".txt", []byte(note), 0o644); err != nil {
		t.Fatal(err)
	}
}
