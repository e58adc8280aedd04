package spread

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"pat/interp/survey"
)

// A Job is what a worker must know of a survey besides the deals of a block. It stands for itself:
// nothing is looked up on the machine of the worker.
type Job struct {
	Engine string          `json:"engine"` // version of the program: another may decide otherwise
	Terms  survey.Terms    `json:"terms"`
	Deals  string          `json:"deals"` // the range, as text
	Order  json.RawMessage `json:"order"` // rule files, options and limits, as the command writes them
}

// ID names a job by what it holds: the same survey, begun again, is the same job.
func (j Job) ID() string {
	b, err := json.Marshal(j)
	if err != nil {
		panic(err) // no field can fail but an order that is no JSON
	}
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:8])
}

// A Block is some deals of a range that lie next to each other.
type Block struct {
	First int `json:"first"` // from 0
	Deals int `json:"deals"`
	Lost  int `json:"lost,omitempty"` // workers that were lost with these deals
	Try   int `json:"try,omitempty"`  // how often the very same was given back before
}

// Alone reports whether a worker is to search nothing else beside a block: it has lost workers
// before, and the next loss is to be its own doing. A worker that is about something else gives
// such a block back, ends that, and takes the next one alone, whichever it is.
func (b Block) Alone() bool { return b.Lost > 1 }

func (b Block) String() string { return fmt.Sprintf("%d.%d.%d.%d", b.First, b.Deals, b.Lost, b.Try) }

// ParseBlock reads what String writes.
func ParseBlock(text string) (b Block, err error) {
	_, err = fmt.Sscanf(text, "%d.%d.%d.%d", &b.First, &b.Deals, &b.Lost, &b.Try)
	if err != nil || b.String() != text {
		return Block{}, fmt.Errorf("%q is no block", text)
	}
	return b, nil
}

// An Answer is what a worker says of a block.
type Answer struct {
	Block
	// Back is how many workers were lost with the block by now, where it is handed back unsearched
	// for that.
	Back int `json:"back,omitempty"`
	// More answers of this block follow.
	More bool `json:"more,omitempty"`
	// From counts the deals of the block before the first record.
	From int `json:"from,omitempty"`
	// Records are of deals that follow each other, without terms. Fewer than the block has are of a
	// worker that was told to stop, or that was not alone.
	Records []survey.Record `json:"records,omitempty"`
	// Mark is what Queue.Mark put there; then there is nothing else.
	Mark string `json:"mark,omitempty"`
}
