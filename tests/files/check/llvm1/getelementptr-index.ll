; test: structures are indexed by constants, arrays by integers.
%S = type { int, [3 x int] }
implementation
void %f(%S* %p, uint %i, int %j) {
	%a = getelementptr %S* %p, long 0, uint 2  ;~ error: field 2 of `%S`
	%b = getelementptr %S* %p, long 0, uint %i  ;~ error: an index of type `uint` of `%S`
	%c = getelementptr %S* %p, long 0, long 1  ;~ error: an index of type `long` of `%S`
	%d = getelementptr %S* %p, float 0.0  ;~ error: an index of `%S*` is `float`
	%e = getelementptr %S* %p, long 0, uint 0, long 0  ;~ error: an index into `int`
	%f = getelementptr int %j, long 0  ;~ error: `getelementptr` of `int`, which is no pointer
	ret void
}
