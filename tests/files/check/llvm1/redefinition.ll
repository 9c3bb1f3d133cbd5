; test: a name is given to one value of a type; that of a local value to the last one.
%g = global int 1
%g = global int 2  ;~ error: `%g` is given to two values of type `int*`
%0 = global int 3
%0 = global float 3.0
%4 = global int 4  ;~ error: the next value of `int*` is `%1`, not `%4`
%T = type int
%T = type float  ;~ error: type `%T` is defined twice
implementation
void %f() {
	%x = add int 1, 2
	%x = add float 1.0, 2.0
	%x = add int 3, 4  ;~ warning: `%x` is given to two values of type `int`
	br label %l
l:
	br label %m
l:  ;~ error: label `%l` is given to two blocks
	ret void
m:
	ret void
}
void %f() {  ;~ error: `%f` of type `void ()` is defined twice
	ret void
}
int %f() {
	ret int 0
}
