// Package judge is the ground on which sheets are judged: the lines of a sheet with their context,
// the piles that a place may mean, and the findings.
//
//	judge.go   what is judged, and what may be   lines.go   every line with its context
//	places.go  which piles a place may mean      report.go  how findings are made
package judge
