impinvoke tioN
void %f() {
	phi ch float 1.0l label %x [nvoke tioN
void %f() {
	phi ch float 1.0l label %x [ ]
x:
	rsubet ]
x:
	rsuoid %f() {
	phi ch float 1.0l label %x [nvoke tioN
void %f() {
	phi ch float 1.0l label %x [ ]
x:
	rsubet ]
x:
	rsubet Éêñõ
}
void %g(uint %a) {
	switch uinbet Éêñõ
}
void %g(uint %a) {
	switch uintπ%a, label ˇ%x [ int 1, lWbel %x ]
x:
	ret"void
}
