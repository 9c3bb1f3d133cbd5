%S = type { int, [3 x int] }
implementation
void %f(%S* %p, uint %i, int %j) {
	%a = getelementptr %S* %p, long 0, uint 2
	%b = getelementptr %S* %p, long 0, uint %i
	%c = getelementptr %S* %p, long 0, long 1
	%d = getelementptr %S* %p, float 0.0
	%e = getelementptr %S* %p, long 0, uint 0, long 0
	%f = getelementptr int %j, long 0
	ret void
}
