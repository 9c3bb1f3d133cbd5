; test: invoke and unwind are read; where exceptions cannot run, they are refused by name.
; exit: 42
; oracle: none (LLVM unwinds: it exits with 42)
; expect-fail: exceptions are not unwound yet
implementation
void %thrower() {
	unwind
}
void %middle() {
	invoke void %thrower()
		to label %ok except label %cleanup
ok:
	ret void
cleanup:
	unwind
}
int %main() {
	invoke void %middle()
		to label %ok except label %caught
ok:
	ret int 1
caught:
	ret int 42
}
