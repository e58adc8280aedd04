// Package judge is the ground on which a sheet is judged: its lines, the piles that a place may
// mean, and the findings.
//
//	judge.go   what is judged, and what may be   lines.go   what stands in a line
//	places.go  which piles a place may mean      report.go  how findings are made
//	offers.go  cures of which none is certain   likely.go   what other lines make likely
//	series.go  steps of the deal whose ranks and piles go on together
package judge
