implementation
void %f() {
entry:
	br label %entry
}
