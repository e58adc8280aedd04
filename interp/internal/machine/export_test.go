package machine

// Reshapes reports whether it is seen beforehand that an action changes heights, ActionChanges
// whether doing it changes something.
func (s *State) Reshapes(i int) bool      { return s.reshapes(s.Game.Actions[i].shape) }
func (s *State) ActionChanges(i int) bool { return s.actionChanges(i) }
