// Package rules makes one complete rule sheet of a file and its ancestors: variants merged, names resolved,
// the pack and the zones laid out. A Sheet is what the checker judges, the prose describes and the
// interpreter compiles; it is immutable once made.
//
//	sheet, diags := rules.Load(library, "my.pat", text)
//
// It also holds the card arithmetic that all three need: which cards a phrase means, which card stands in a
// relation to which (Env).
package rules
