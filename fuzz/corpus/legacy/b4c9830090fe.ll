implementation
void %f(int %i, double %d) { %f(int %i, double %d) {
	%a1t n
	b = max(int %i, do&ble le)
	c = sin(int %i)
	ret void
}
