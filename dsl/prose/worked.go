package prose

import (
	"fmt"
	"io"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file tells the worked examples of a rule file in sentences, moves and cards in the notation
// of the prompt.

// WriteExamples tells the examples of a sheet, each under its title; of one without any it says so.
func WriteExamples(w io.Writer, s *rules.Sheet) error {
	p := &page{}
	p.title("Examples of " + s.Title)
	if len(s.Examples) == 0 {
		p.para("The file has none; `pat help language example` tells how to write one.")
	}
	for _, e := range s.Examples {
		p.head(e.Title)
		said, _ := e.Read()
		for _, text := range exampleWords(said) {
			p.para(text)
		}
	}
	_, err := io.WriteString(w, p.b.String())
	return err
}

// exampleWords tells the lines of an example: what lies on the table in one sentence, then one for
// each line.
func exampleWords(said []dsl.Saying) (out []string) {
	var lies []string
	for i := range said {
		s := &said[i]
		if s.Lead == "" {
			lies = append(lies, strings.TrimSpace(s.Parts[0].Text))
			continue
		}
		if lies != nil {
			out, lies = append(out, "On the table lie "+strings.Join(lies, "; ")+"."), nil
		}
		out = append(out, sayingWords(s))
	}
	return out
}

// sayingWords tells one line of an example. `may not t1 t2: build down in suit` is "Not legal is
// t1 t2, by `build down in suit`."
func sayingWords(s *dsl.Saying) string {
	var moves []string
	for _, m := range s.Parts {
		moves = append(moves, strings.TrimSpace(m.Text))
	}
	is, are := dsl.Listed(moves, "and"), "is"
	if len(moves) > 1 {
		are = "are"
	}
	by := "."
	if s.By != nil {
		by = fmt.Sprintf(", by `%s`.", strings.TrimSpace(s.By.Text))
	}
	switch s.Lead + " " + s.Mood {
	case "may ":
		return fmt.Sprintf("Legal %s %s%s", are, is, by)
	case "may not":
		return fmt.Sprintf("Not legal %s %s%s", are, is, by)
	case "may only":
		return fmt.Sprintf("Legal %s only %s%s", are, is, by)
	case "play ":
		return "Play " + dsl.Listed(moves, "then") + "."
	case "now ":
		return "Now: " + is + "."
	case "deal ":
		return "Deal " + is + "."
	case "left ":
		return "Left is " + is + "."
	}
	return dsl.Capital(s.Lead) + " " + is + "."
}
