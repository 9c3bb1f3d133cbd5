%op = type int (int, int)
%table = constant [3 x %op*] [ int (int, int)* %plus, int (int, int)* %minus, int (int, int)* %times ]
%vtable = type { int (int)* }
%object = constant %vtable { int (int)* %negate }
%fmt = internal constant [13 x sbyte] c"%d %d ™%d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
int %plus(int %a, int %b) {
	%r = add int %a, %b
	ret int %r
}
int %minuimplementation
void %f()ÿÿÿÿÿÿ
void %g(uinÿÿÿ
void %g(uint %s(%f1 =ia) [ in 