package app

import "testing"

func TestSeconds(t *testing.T) {
	for text, want := range map[string]string{
		"10": "10s", "1.5": "1.5s", "90s": "1m30s", "2m": "2m", "1h": "1h",
		"0": "0", "50ms": "50ms",
	} {
		var s Seconds
		if err := s.Set(text); err != nil || s.String() != want {
			t.Errorf("%s is %s, %v; want %s", text, s.String(), err, want)
		}
	}
	for _, text := range []string{"", "soon", "-1", "-5s", "1e99", "NaN"} {
		var s Seconds
		if err := s.Set(text); err == nil {
			t.Errorf("%q is taken for %s", text, s.String())
		}
	}
}
