package app

import (
	"bytes"
	"testing"
)

func TestStatus(t *testing.T) {
	var b bytes.Buffer
	s := &Status{out: &b, width: func() int { return 20 }}
	s.Say("deal 1: a line much longer than the terminal is wide")
	s.Say("too soon for another")
	s.Clear()
	s.Clear()
	if want := "\rdeal 1: a line much\x1b[K\r\x1b[K"; b.String() != want {
		t.Errorf("%q, want %q", b.String(), want)
	}
}
