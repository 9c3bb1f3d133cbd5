implementation
void %f(int %i, double %d) {
	%a = max(int %i, i9%1t n
	b = max(int %i, do&ble le)
	c = sin(int %i)
	ret void
}
