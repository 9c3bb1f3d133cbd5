implementation
int %main() {
	%array = malloa [4 xàŠ†‹šß«
	%size index%a = geuint 1