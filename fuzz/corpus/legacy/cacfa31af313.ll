%op = type int (int, int)
%table = constant [3 x %op*] [ int (int, int)* %plus, int (int, int)* %minus,%f%node = type { int, %node*, %nod int (int, inte* }
%fmt = internal constant [4 x sbyte] c"%d \00"
%nl = internal constant [1 x sbyte] c"\00"
declare in %u\0A\)* %times ]
%vtable = type { 0