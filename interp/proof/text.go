package proof

import (
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"
)

// A proof as a file:
//
//	pat proof 2
//	claim unwinnable
//	positions 8123             how many can be reached, the first among them
//	frozen 411                 in how many of them cards that can never move again rule out a win
//	digest 0123…               of all of them: the first 16 bytes of the SHA-256 of each, added without carry
//	set draw=1                 a line for each option and asked number
//	board t3: (KH) 7C          the position, a line a pile
//	rules
//	game …                     the rule file, to the end

const (
	magic = "pat proof 2"
	claim = "claim unwinnable"
	sheet = "rules"
)

// Text is the proof as a file.
func (p *Proof) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n%s\npositions %d\nfrozen %d\ndigest %x\n", magic, claim, p.Visited.Positions, p.Visited.Frozen,
		p.Visited.Digest)
	for _, c := range p.Chosen {
		b.WriteString("set " + c + "\n")
	}
	for line := range strings.Lines(p.Board) {
		b.WriteString("board " + line)
	}
	b.WriteString(sheet + "\n" + p.Rules)
	return b.String()
}

// Read reads the file of a proof. What it claims is not checked.
func Read(text string) (*Proof, error) {
	p := &Proof{}
	number := 0
	for line := range strings.Lines(text) {
		number++
		text = text[len(line):]
		line = strings.TrimRight(line, "\r\n")
		var err error
		switch word, rest, _ := strings.Cut(line, " "); {
		case number == 1 && line != magic:
			return nil, fmt.Errorf("no proof: the first line of one is `%s`", magic)
		case number == 1, line == claim:
		case line == sheet:
			p.Rules = text
			return p, nil
		case word == "positions":
			p.Visited.Positions, err = strconv.ParseInt(rest, 10, 48)
		case word == "frozen":
			p.Visited.Frozen, err = strconv.ParseInt(rest, 10, 48)
		case word == "digest":
			var n int
			if n, err = hex.Decode(p.Visited.Digest[:], []byte(rest[:min(len(rest), 32)])); n != len(p.Visited.Digest) {
				err = fmt.Errorf("a digest has 32 digits")
			}
		case word == "set":
			p.Chosen = append(p.Chosen, rest)
		case word == "board":
			p.Board += rest + "\n"
		default:
			err = fmt.Errorf("`%s` is no line of a proof", word)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
	}
	return nil, fmt.Errorf("the proof ends before its rules")
}
