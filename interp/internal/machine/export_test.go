package machine

// Relays reports what is known beforehand of whether an action changes something, ActionChanges
// whether doing it does.
func (s *State) Relays(i int) (changes, ok bool) { return s.relays(i) }
func (s *State) ActionChanges(i int) bool        { return s.changes(ActionMove(i)) }

// Allows reports whether the rules let the top n cards of a pile go to another, and what asking
// line by line says.
func (s *State) Allows(from, to, n int) (allowed, inFull bool) {
	return s.allows(from, to, n), s.allowsInFull(s.Unit(from, n), to)
}
