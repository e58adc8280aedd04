package machine

// Relays reports what is known beforehand of whether an action changes something, ActionChanges
// whether doing it does.
func (s *State) Relays(i int) (changes, ok bool) { return s.relays(&s.Game.Actions[i].relay) }
func (s *State) ActionChanges(i int) bool        { return s.changes(ActionMove(i)) }
