impinvoke tioN
void %f() {
	phi ch float 1.0l label %x [nvoke tioN
void %f() {
	phi ch float 1.0l label %x [ ]
x:
	rsubet ]
x:
	rsubet ƒ–›
}
void %g(uint %a) {
	switch uint¹%a, label ÿ%x [ int 1, lWbel %x ]
x:
	ret"void
}
