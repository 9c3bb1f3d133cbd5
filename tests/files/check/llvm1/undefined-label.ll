; test: branches name labels of the same function.
implementation
void %f() {
	br label %lop  ;~ error: label `%lop` is defined nowhere
loop:
	br label %loop
}
