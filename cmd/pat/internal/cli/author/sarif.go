package author

import (
	"encoding/json"
	"io"
	"net/url"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/check"
)

// This file writes findings as SARIF 2.1.0, which continuous integration reads: the standard of
// OASIS for results of static analysis. A rule there is a kind of finding here. Lines and columns
// count from 1, columns in characters, which the run says.

type (
	// The types are the parts of the standard that are used, each by the name of the JSON it
	// becomes: log, run, tool, driver (the program), rule (a kind of finding), result (a finding),
	// place.
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool       sarifTool     `json:"tool"`
		ColumnKind string        `json:"columnKind"`
		Results    []sarifResult `json:"results"`
	}
	sarifTool struct {
		Driver sarifDriver `json:"driver"`
	}
	sarifDriver struct {
		Name    string      `json:"name"`
		Version string      `json:"version"`
		Rules   []sarifRule `json:"rules"`
	}
	// Of a rule only those that occur in this run are listed, with the texts of `pat explain`.
	sarifRule struct {
		ID      string     `json:"id"`
		Short   *sarifText `json:"shortDescription,omitempty"`
		Full    *sarifText `json:"fullDescription,omitempty"`
		Help    sarifText  `json:"help"`
		Default sarifLevel `json:"defaultConfiguration"`
	}
	sarifLevel struct {
		Level string `json:"level"`
	}
	sarifText struct {
		Text string `json:"text"`
	}
	// RuleIndex is the place of the rule in the list of the driver; readers use it rather than
	// search. Related are the other places that a finding names, such as the line that is
	// contradicted.
	sarifResult struct {
		RuleID    string       `json:"ruleId"`
		RuleIndex int          `json:"ruleIndex"`
		Level     string       `json:"level"`
		Message   sarifText    `json:"message"`
		Locations []sarifPlace `json:"locations"`
		Related   []sarifPlace `json:"relatedLocations,omitempty"`
		Fixes     []sarifFix   `json:"fixes,omitempty"`
	}
	sarifPlace struct {
		ID       int        `json:"id,omitempty"`
		Physical sarifPhys  `json:"physicalLocation"`
		Message  *sarifText `json:"message,omitempty"`
	}
	sarifPhys struct {
		Artifact sarifURI    `json:"artifactLocation"`
		Region   sarifRegion `json:"region"`
	}
	sarifURI struct {
		URI string `json:"uri"`
	}
	// An end is just behind the last character, which is how findings have it, too.
	sarifRegion struct {
		StartLine   int `json:"startLine"`
		StartColumn int `json:"startColumn"`
		EndLine     int `json:"endLine"`
		EndColumn   int `json:"endColumn"`
	}
	// A fix is one way to mend the finding, offered rather than carried out; several are
	// alternatives.
	sarifFix struct {
		Description sarifText     `json:"description"`
		Changes     []sarifChange `json:"artifactChanges"`
	}
	sarifChange struct {
		Artifact     sarifURI           `json:"artifactLocation"`
		Replacements []sarifReplacement `json:"replacements"`
	}
	sarifReplacement struct {
		Deleted  sarifRegion `json:"deletedRegion"`
		Inserted sarifText   `json:"insertedContent"`
	}
)

// renderSARIF writes findings as one run.
func renderSARIF(w io.Writer, version string, ds dsl.Diagnostics) error {
	run := sarifRun{
		Tool:       sarifTool{sarifDriver{Name: "pat", Version: version, Rules: sarifRules(ds)}},
		ColumnKind: "unicodeCodePoints", Results: []sarifResult{},
	}
	for _, d := range ds {
		i := slices.IndexFunc(run.Tool.Driver.Rules, func(r sarifRule) bool { return r.ID == d.Name })
		run.Results = append(run.Results, sarifOf(d, i))
	}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(sarifLog{
		Schema: "https://json.schemastore.org/sarif-2.1.0.json", Version: "2.1.0", Runs: []sarifRun{run},
	})
}

// sarifRules are the kinds of finding that some findings are of, with their pages. The short
// description is the first sentence of the page. A finding without a page, which the tests rule out
// for those of the checker, gets the pointer to `pat explain` alone.
func sarifRules(ds dsl.Diagnostics) []sarifRule {
	out := []sarifRule{}
	for _, d := range ds {
		if slices.ContainsFunc(out, func(r sarifRule) bool { return r.ID == d.Name }) {
			continue
		}
		r := sarifRule{
			ID: d.Name, Help: sarifText{"`pat explain " + d.Name + "` tells more."},
			Default: sarifLevel{d.Level.String()},
		}
		if p, ok := check.Find(d.Name); ok {
			cause := strings.Join(strings.Fields(p.Cause), " ")
			first, _, _ := strings.Cut(cause, ". ")
			r.Short, r.Full = &sarifText{strings.TrimSuffix(first, ".") + "."}, &sarifText{cause}
			r.Default.Level = p.Level.String()
		}
		out = append(out, r)
	}
	return out
}

// sarifOf is a finding as a result. The message is what the text form prints, but for the quoted
// line: message, label, notes and advice, a line each.
func sarifOf(d *dsl.Diagnostic, rule int) sarifResult {
	text := d.Message
	for _, more := range slices.Concat([]string{d.Label}, d.Notes, []string{d.Advice()}) {
		if more != "" {
			text += "\n" + more
		}
	}
	r := sarifResult{
		RuleID: d.Name, RuleIndex: rule, Level: d.Level.String(), Message: sarifText{text},
		Locations: []sarifPlace{{Physical: sarifAt(d.Span)}},
	}
	for i, o := range d.Others {
		at := sarifPlace{ID: i + 1, Physical: sarifAt(o.Span)}
		if o.Text != "" {
			at.Message = &sarifText{o.Text}
		}
		r.Related = append(r.Related, at)
	}
	for _, o := range d.Offers {
		r.Fixes = append(r.Fixes, sarifFix{sarifText{o.Says}, changesOf(o)})
	}
	return r
}

// changesOf are the changes of an offer, those of each file together. SARIF wants one entry a file
// with all its replacements.
func changesOf(o dsl.Offer) []sarifChange {
	var changes []sarifChange
	for _, f := range o.Fixes {
		at := sarifAt(f.Span)
		i := slices.IndexFunc(changes, func(c sarifChange) bool { return c.Artifact == at.Artifact })
		if i < 0 {
			i = len(changes)
			changes = append(changes, sarifChange{Artifact: at.Artifact})
		}
		changes[i].Replacements = append(changes[i].Replacements, sarifReplacement{at.Region, sarifText{f.Text}})
	}
	return changes
}

// sarifAt is a place as SARIF has it. A finding of a whole file has no line; the standard has none
// below 1, and it is shown at the top.
func sarifAt(s dsl.Span) sarifPhys {
	from, to := s.Pos, s.EndPos
	return sarifPhys{sarifURI{sarifName(from.Filename)}, sarifRegion{
		max(1, from.Line), max(1, from.Column), max(1, from.Line, to.Line), max(1, to.Column),
	}}
}

// sarifName is a file as a URI: relative as it was given, or from the top. A relative name is one
// from the root of the repository for the services that read this, which therefore should be where
// pat is called; an absolute one is a file: URI, with a slash before the letter of a drive.
func sarifName(file string) string {
	if file == "-" {
		return "stdin"
	}
	slashed := filepath.ToSlash(file)
	if !filepath.IsAbs(file) {
		u := url.URL{Path: path.Clean(slashed)}
		return u.String()
	}
	if !strings.HasPrefix(slashed, "/") {
		slashed = "/" + slashed
	}
	u := url.URL{Scheme: "file", Path: slashed}
	return u.String()
}
