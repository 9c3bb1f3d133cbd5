implementation
void %f() {
	br label %lop
loop:
	br label %loop
}
