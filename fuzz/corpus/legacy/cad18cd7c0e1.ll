implementation
voi` %f([ 4 x int ] float 0.0l label %x [ ]
x:
	rsubet void
}invoke 
void %g(uint{ )% a
	switch uint¹%a, label tation
voi` %f([ 4 x int ] float 0.0l label %x [ ]
x:
	rsubet void
}invoke 
void %g(uint{ )% a
	switch uint¹%a, label %x [ int 1%x [ int 1, lWbel %x ]
x:
	ret void
}
