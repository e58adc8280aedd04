package author

import (
	"bytes"
	"encoding/json"
	"slices"
	"testing"

	"pat/dsl"
	"pat/dsl/check"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp/findings"
)

// Every log has what SARIF 2.1.0 requires, for every finding that has a page: the properties that
// its schema calls required, enumerated values, regions that hold together, and references that
// lead somewhere.
func TestSARIF(t *testing.T) {
	lib := &rules.Library{Shelves: []rules.Shelf{{Label: "the shipped games", FS: games.FS}}}
	var ds dsl.Diagnostics
	for _, p := range check.Pages() {
		_, found := findings.Of(lib, &rules.File{Name: "a folder/" + p.Name + ".pat", Text: []byte(p.Wrong)})
		ds = append(ds, found...)
	}
	var b bytes.Buffer
	if err := renderSARIF(&b, "pat test", ds); err != nil {
		t.Fatal(err)
	}
	type object = map[string]any
	var log object
	if err := json.Unmarshal(b.Bytes(), &log); err != nil {
		t.Fatal(err)
	}
	get := func(o object, path ...string) any {
		t.Helper()
		var v any = o
		for _, p := range path {
			m, ok := v.(object)
			if !ok || m[p] == nil {
				t.Fatalf("%v is not there", path)
			}
			v = m[p]
		}
		return v
	}
	if get(log, "version") != "2.1.0" {
		t.Error("the version is not 2.1.0")
	}
	run := get(log, "runs").([]any)[0].(object)
	if get(run, "tool", "driver", "name") != "pat" || get(run, "columnKind") != "unicodeCodePoints" {
		t.Error("the run does not say what it is of")
	}
	var ids []string
	for _, r := range get(run, "tool", "driver", "rules").([]any) {
		id := get(r.(object), "id").(string)
		if slices.Contains(ids, id) {
			t.Errorf("the rule %s is there twice", id)
		}
		ids = append(ids, id)
		get(r.(object), "help", "text")
	}
	place := func(o any) {
		if uri := get(o.(object), "physicalLocation", "artifactLocation", "uri").(string); uri[:10] != "a%20folder" &&
			!slices.Contains(lib.IDs(), rules.ID(uri)) {
			t.Errorf("the file is %s", uri)
		}
		region := get(o.(object), "physicalLocation", "region").(object)
		n := func(key string) float64 { return get(region, key).(float64) }
		if n("startLine") < 1 || n("startColumn") < 1 || n("endLine") < n("startLine") ||
			n("endLine") == n("startLine") && n("endColumn") < n("startColumn") {
			t.Errorf("a region that does not hold together: %v", region)
		}
	}
	results := get(run, "results").([]any)
	if len(results) != len(ds) || len(ds) < 60 {
		t.Errorf("%d results of %d findings", len(results), len(ds))
	}
	fixes, related := 0, 0
	for _, r := range results {
		r := r.(object)
		if get(r, "message", "text") == "" || !slices.Contains([]any{"error", "warning", "note"}, get(r, "level")) {
			t.Errorf("a result without text or level: %v", r)
		}
		if i := int(r["ruleIndex"].(float64)); i < 0 || i >= len(ids) || ids[i] != get(r, "ruleId") {
			t.Errorf("a result of no rule: %v", r)
		}
		for _, l := range get(r, "locations").([]any) {
			place(l)
		}
		if rel, ok := r["relatedLocations"].([]any); ok {
			related++
			for _, l := range rel {
				place(l)
			}
		}
		if fs, ok := r["fixes"].([]any); ok {
			fixes++
			for _, f := range fs {
				for _, c := range get(f.(object), "artifactChanges").([]any) {
					get(c.(object), "artifactLocation", "uri")
					for _, x := range get(c.(object), "replacements").([]any) {
						get(x.(object), "deletedRegion", "startLine")
					}
				}
			}
		}
	}
	if fixes == 0 || related == 0 {
		t.Errorf("%d results have fixes, %d other places", fixes, related)
	}
}
