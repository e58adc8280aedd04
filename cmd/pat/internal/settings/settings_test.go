package settings

import (
	"strings"
	"testing"
)

// What is set is in the file and read again; lines that are not known, and the other settings,
// stay.
func TestSetAndParse(t *testing.T) {
	s := Parse("later 7 8\n\n# mine\nhints all\nhints honest\nauto nonsense\nwarn off\n")
	if s.Get(Hints) != "honest" || s.Get(Auto) != "off" || s.Get(Warn) != "off" || s.Get(Clock) != "on" {
		t.Errorf("read %s", s.List(80))
	}
	if err := s.Set("hints", "all"); err != nil {
		t.Fatal(err)
	}
	want := "later 7 8\n\n# mine\nauto nonsense\nwarn off\nhints all\n"
	if s.Text() != want || Parse(s.Text()).Get(Hints) != "all" {
		t.Errorf("written\n%s", s.Text())
	}
	var none *Settings
	if none.Get(Finish) != "ask" || new(Settings).Text() != "" {
		t.Error("the defaults")
	}
}

func TestWrongSettings(t *testing.T) {
	s := &Settings{}
	for _, c := range []struct{ name, value, want string }{
		{"hint", "all", "there is no setting hint; there are signs, "},
		{"hints", "some", "hints may be honest, all, not some"},
	} {
		if err := s.Set(c.name, c.value); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s %s: %v", c.name, c.value, err)
		}
	}
	if err := s.Set("signs", "letters"); err != nil || s.Get(Signs) != "letters" {
		t.Error(err)
	}
}

// One setting is told with what it may be.
func TestOne(t *testing.T) {
	s := &Settings{}
	if err := s.Set("hints", "all"); err != nil {
		t.Fatal(err)
	}
	if one, err := s.One("hints"); err != nil || !strings.HasPrefix(one, "hints is all now, and may be honest, all. ") {
		t.Errorf("%q, %v", one, err)
	}
	if _, err := s.One("nothing"); err == nil || !strings.Contains(err.Error(), "there are ") {
		t.Error(err)
	}
}

// All settings are told in lines that fit 80 columns, the value among those it may have.
func TestList(t *testing.T) {
	for i, line := range (&Settings{}).List(80) {
		if len([]rune(line)) > 80 || !strings.Contains(line, "["+Kinds[i].Values[0]+"]") {
			t.Error(line)
		}
	}
}

// In a narrow window what a setting is for stands below it.
func TestNarrowList(t *testing.T) {
	lines := (&Settings{}).List(40)
	if len(lines) != 2*len(Kinds) {
		t.Fatalf("%q", lines)
	}
	for i, k := range Kinds {
		if !strings.Contains(lines[2*i], "["+k.Values[0]+"]") || strings.TrimSpace(lines[2*i+1]) != k.Help {
			t.Errorf("%q", lines[2*i:2*i+2])
		}
	}
}
