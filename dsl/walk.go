package dsl

import "reflect"

// Walk visits a node of the tree and everything in it, parents first. The visitor gets pointers to nodes
// (*Cond, *Place, …) and says whether to go on inside. It is used once per line, never in play.
func Walk(node any, visit func(any) bool) {
	walk(reflect.ValueOf(node), visit)
}

func walk(v reflect.Value, visit func(any) bool) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return
		}
		if v.Kind() == reflect.Pointer && v.Elem().Kind() == reflect.Struct && !visit(v.Interface()) {
			return
		}
		walk(v.Elem(), visit)
	case reflect.Struct:
		t := v.Type()
		for i := range v.NumField() {
			if f := t.Field(i); f.IsExported() && f.Type != reflect.TypeFor[Span]() && f.Type != reflect.TypeFor[Pos]() {
				walk(v.Field(i), visit)
			}
		}
	case reflect.Slice:
		for i := range v.Len() {
			walk(v.Index(i), visit)
		}
	}
}
