package rules

import (
	"testing"
	"testing/fstest"
)

// A block of steps may be empty in a variant and in its parent; both are judged all the same.
func TestEmptySteps(t *testing.T) {
	parent := "game Parent\n\ndeal\n  1 to each tableau\n  rest to stock\n\nfoundations 4\n  base ace\n" +
		"  build up in suit\n\ntableau 7\n  build down in suit\n  spaces take king\n\nstock\n  turn 1 to waste\n\n" +
		"waste\n\nafter move\n\nwin when foundations full\n"
	lib := &Library{Shelves: []Shelf{{FS: fstest.MapFS{"parent.pat": {Data: []byte(parent)}}}}}
	s, _ := Load(lib, "child.pat", []byte("game Child\nvariant of parent\n\nafter move\n"))
	if len(s.Afters) != 1 {
		t.Errorf("the child has %d blocks that follow a move, want 1", len(s.Afters))
	}
}
