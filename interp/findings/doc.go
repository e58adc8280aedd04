// Package findings tells all that is to be said of a rule file, in one order, so that all clients
// tell the same. It is the one place where the judges meet:
//
//	rules.LoadFile   what reading it shows: lines, names, variants
//	check.Check      the checker's opinion; where that has no mistake interp.Compile, which may refuse
//	check.Try        each cure that was proposed is made and judged, and taken back if it does not cure
//	check.Beside     what is wrong besides, which those mistakes hide
//	worked.Judge     worked examples that do not hold, where the rules are sound
package findings
