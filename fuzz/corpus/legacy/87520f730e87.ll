%op = type int (int, int)
%table = constant [3 x %op*] [ int (int, int)* %plus, int (int, int)* %minus, int (int, int)* %times ]
%vtable = type { int (int)* }
%object = constant %vtable { int (int)* %negate }
%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00q"
declare in int %b, int %c,  ...)
implementatllvm.va_start(int %a, int %b) {
	%r = add int %a, %b
	ret int te*, uintf(sbyte* %s, int %a, int %b, int %c, int %d)
	ret int] 0
}
