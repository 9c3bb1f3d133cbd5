%a = type [3 x void]
%b = type { int, void }
%c = type <4 x int*>
%d = type <0 x int>
%e = type [4 x [3 x int]]
%f = type [3 x int (int)]
%g = external global int
