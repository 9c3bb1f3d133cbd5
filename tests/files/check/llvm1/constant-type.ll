; test: constants have the form that their type asks for.
%a = global ubyte 256  ;~ error: 256 does not fit into `ubyte`
%b = global int 1.5  ;~ error: `1.5` is no constant of type `int`
%c = global float true  ;~ error: `true` is no constant of type `float`
%d = global int null  ;~ error: `null` is no constant of type `int`
%e = global [3 x sbyte] c"abcd"  ;~ error: a string of 4 bytes for `[3 x sbyte]`
%f = global [2 x int] [ int 1 ]  ;~ error: 1 elements for `[2 x int]`
%g = global { int, int } { int 1, float 2.0 }  ;~ error: an element of type `float` where `int` is asked for
%h = global int load (int* null)  ;~ error: `load` has side effects
%i = global sbyte -129  ;~ error: -129 does not fit into `sbyte`
