; test: no branch leads to the entry.
implementation
void %f() {
entry:
	br label %entry  ;~ error: a branch to `%entry`, the entry of `%f`
}
void %g() {
entry:
	br label %next
next:
	br label %next
}
