package words

import "pat/dsl/check/internal/judge"

// A checker judges the lines of one sheet.
type checker struct{ *judge.Judge }

// Check judges what the lines say by themselves.
func Check(j *judge.Judge) {
	c := &checker{j}
	c.names()
	c.numbers()
	c.kinds()
	c.once()
	c.contexts()
	c.sorts()
	c.steps()
	c.tails()
	c.slips()
	c.unsaid()
	c.doubts()
	c.idle()
	c.bounds()
}
