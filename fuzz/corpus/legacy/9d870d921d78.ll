implementation
{ int } %f() {
	ret void
}
declare [4 x int] %g()
%p = global { int } ()* null
