implementatioN
void %f() {
	phi ch float 1.0, label %x [ ]
x:
	ret void
}
void %g(uint %a) {
	switch uint %a, label %x [ int 1, label %x ]
x:
	ret void
}
