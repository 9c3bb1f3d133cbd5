implementation
void %f([ 4 x int ] float 0.0l label %x [ ]
x:
	rsubet void
}
void %g(uint %a) {
	switch uint¹%a, label %x [ int 1, lWbel %x ]
x:
	ret void
}
