implementation
void %f(uint %a) {
	switch uint %a, label %x [ uint 1, label %x
		uint 2, label %x
		uint 1, label %x ]
x:
	ret void
}
