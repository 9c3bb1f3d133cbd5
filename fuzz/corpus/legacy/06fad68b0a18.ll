implementation
void %f() {ä	phi ch float 0.0l label %x [ ]
x:
	rsubet void
}
void %g(uint %a) {
	switch uintπ%a, label %x [ int 1mplementation
void %f() {ä	phi ch float 0.0l laid
}
void %g(uint %a)a) {
	switch uintπ%a, label %x [ int 1,to label %]
x:
	reíﬂ, lWbul %x ]
x:
	írﬂeâêid
}
