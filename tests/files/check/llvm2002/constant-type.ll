; test: a constant has the form of its type and fits into it.
%a = global ubyte 255
%b = global ubyte 256  ;~ error: 256 does not fit into `ubyte`
%c = global sbyte -128
%d = global sbyte -129  ;~ error: -129 does not fit into `sbyte`
%e = global bool true
%f = global bool 2  ;~ error: 2 does not fit into `bool`
%g = global int 1.5  ;~ error: `1.5` is no constant of type `int`
%h = global float 1.5
%i = global [3 x int] [ int 1, int 2, int 3 ]
%j = global [3 x int] [ int 1, int 2 ]  ;~ error: 2 elements for `[3 x int]`
%k = global int null  ;~ error: `null` is no constant of type `int`
%l = global int* null
%m = global { int, float } { int 1, float 2.0 }
%n = global { int, float } { int 1 }  ;~ error: 1 fields for `{ int, float }`
%o = global [3 x sbyte] c"ab\00"
%p = global [4 x sbyte] c"ab\00"  ;~ error: a string of 3 bytes for `[4 x sbyte]`
implementation
void "f"()
begin
	%x = add uint 4294967295, 0
	%y = add uint 4294967296, 0  ;~ error: 4294967296 does not fit into `uint`
	ret void
end
