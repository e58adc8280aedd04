package mend_test

import (
	"fmt"

	"pat/dsl/mend"
)

// A file with two mistakes: a slip of the hand, and a sentence of another book.
func ExampleParse() {
	_, diags := mend.Parse("house.pat", []byte(`game House

tableau 7
  build dwon in alternating colours
  an empty pile may only be filled by a king
`), nil)
	for _, d := range diags {
		fmt.Println(d.Message)
		fmt.Println(" ", d.Advice())
	}
	// Output:
	// after `build` I cannot use `dwon`
	//   write: build down in alternating colours
	// what fills a space is written `spaces take`; add `at once` if it fills itself
	//   write: spaces take king
}
