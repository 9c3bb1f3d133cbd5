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
