package machine

import (
	"pat/dsl/cards"
)

// A Card is a kind and the way it faces. Equal cards of two packs are equal.
type Card uint8

// FaceDown is set in a card that lies face down.
const FaceDown Card = 0x80

// none stands for a card that is not there, as the top of an empty pile.
const none Card = 0xff

// Kind is what the card shows, or would show.
func (c Card) Kind() cards.Kind { return cards.Kind(c &^ FaceDown) }

// Down reports whether the card lies face down.
func (c Card) Down() bool { return c&FaceDown != 0 }

// Faced is the card lying the given way.
func (c Card) Faced(down bool) Card {
	if down {
		return c | FaceDown
	}
	return c &^ FaceDown
}
