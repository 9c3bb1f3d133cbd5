implementation
void %f(bool %c) {
entry:
	br bool %c, label %a, label %b
a:
	br label %b
b:
	%x = phi int [ 1, %entry ]
	%y = phi int [ 1, %entry ], [ 2, %a ], [ 3, %b ]
	ret void
}
