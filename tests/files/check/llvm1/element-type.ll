; test: elements have a size.
%a = type [3 x void]  ;~ error: `void` has no size
%b = type { int, void }  ;~ error: `void` has no size
%c = type <4 x int*>  ;~ error: a packed type of `int*`
%d = type <0 x int>  ;~ error: 0 packed elements
%e = type [4 x [3 x int]]
%f = type [3 x int (int)]  ;~ error: `int (int)` has no size
%g = external global int
