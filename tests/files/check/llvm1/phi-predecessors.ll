; test: a phi has one pair for each predecessor.
implementation
void %f(bool %c) {
entry:
	br bool %c, label %a, label %b
a:
	br label %b
b:
	%w = phi int [ 1, %entry ], [ 2, %a ]
	%x = phi int [ 1, %entry ]  ;~ error: a `phi` without a pair for predecessor `%a`
	%y = phi int [ 1, %entry ], [ 2, %a ], [ 3, %b ]  ;~ error: a `phi` with a pair for `%b`, which is no predecessor
	ret void
}
