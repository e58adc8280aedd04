package play

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// This file keeps what a game has used besides moves: undo, help, and the player's time.

// Used is what has been used of undo, of help and of time.
type Used struct {
	Undos  int           // commands taken back
	Hints  int           // hints that see what the player sees
	All    int           // answers that know all cards
	Time   time.Duration // spent on the game; who leaves it for long is not counted
	Chosen bool          // the deal was chosen for what is known of it
	Given  bool          // it began with moves that were given, not played
}

// longestGap is how much time between two commands counts at most: who thinks longer has left.
const longestGap = 60 * time.Second

// Tick counts the time since the last tick. The first one begins to count, and so does the first
// after Pause.
func (s *Session) Tick(now time.Time) {
	s.Used.Time = s.Spent(now)
	s.ticked = now
}

// Spent is the time that the game has taken by now.
func (s *Session) Spent(now time.Time) time.Duration {
	if s.ticked.IsZero() {
		return s.Used.Time
	}
	return s.Used.Time + min(max(0, now.Sub(s.ticked)), longestGap)
}

// Helped counts a hint, thoughtful if it knows all cards.
func (s *Session) Helped(thoughtful bool) {
	if thoughtful {
		s.Used.All++
	} else {
		s.Used.Hints++
	}
	s.note()
}

// write is the line of a save or journal for what has been used.
func (u Used) write() string {
	out := fmt.Sprintf("used undos=%d hints=%d all=%d seconds=%d", u.Undos, u.Hints, u.All, int(u.Time/time.Second))
	if u.Chosen {
		out += " chosen=yes"
	}
	if u.Given {
		out += " given=yes"
	}
	return out
}

// readUsed reads what write has written; what it does not know is left out.
func readUsed(text string) (u Used) {
	for _, w := range strings.Fields(text) {
		name, value, _ := strings.Cut(w, "=")
		n, err := strconv.Atoi(value)
		if bad := err != nil || n < 0 || n > 1<<30; bad && name != "chosen" && name != "given" {
			continue
		}
		switch name {
		case "undos":
			u.Undos = n
		case "hints":
			u.Hints = n
		case "all":
			u.All = n
		case "seconds":
			u.Time = time.Duration(n) * time.Second
		case "chosen":
			u.Chosen = value == "yes"
		case "given":
			u.Given = value == "yes"
		}
	}
	return u
}

// note writes into the journal what has been used, where that is another than was written last: no
// more is lost when the program is killed than the time since the last move.
func (s *Session) note() {
	now, was := s.Used, s.noted
	now.Time, was.Time = now.Time.Truncate(time.Second), was.Time.Truncate(time.Second)
	if now != was && s.journal != nil && s.failed == nil {
		s.noted = s.Used
		s.failed = s.journal(noteMark + s.Used.write())
	}
}

// Flush writes into the journal what has been used up to now, if the game is in one.
func (s *Session) Flush() { s.note() }
