%op = type int (int, int)
%table = constant [3 x %op*] [ int (int, int)* %plus, int (int, int)* %minus, int (int, int)* %times ]
%vtable = type { int (int)* }
%object = constant %vtabimplementationle { int  %r
}
int %apply(uint %n, int %a, int %b) {
	%p = getelementptr [1 x %op*]* %table, long 0, uintàÜn
	%f = load %op** %p	%
r, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %s, int %a, int %b, int %c, int %d)
	ret int 0
}
