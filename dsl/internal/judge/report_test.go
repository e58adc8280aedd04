package judge

import (
	"testing"

	"pat/dsl"
)

func TestWording(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{And([]string{"a"}), "a"},
		{And([]string{"a", "b"}), "a and b"},
		{Or([]string{"a", "b", "c"}), "a, b or c"},
		{Or(nil), ""},
		{dsl.Many(1, "card"), "1 card"},
		{dsl.Many(0, "card"), "0 cards"},
		{Sum([]int{4, 0, 48}), "4 + 48 = 52"},
		{Sum([]int{4}), "4"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}
