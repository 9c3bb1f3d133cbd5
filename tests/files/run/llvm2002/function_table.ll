; test: 2002: functions are called through a constant table and a structure of pointers.
; exit: 0
; stdout: 9 5 14 -7
%op = type int (int, int)
%table = constant [3 x %op*] [ int (int, int)* %plus, int (int, int)* %minus, int (int, int)* %times ]
%vtable = type { int (int)* }
%object = constant %vtable { int (int)* %negate }
%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "plus"(int %a, int %b)
begin
	%r = add int %a, %b
	ret int %r
end
int "minus"(int %a, int %b)
begin
	%r = sub int %a, %b
	ret int %r
end
int "times"(int %a, int %b)
begin
	%r = mul int %a, %b
	ret int %r
end
int "negate"(int %a)
begin
	%r = sub int 0, %a
	ret int %r
end
int "apply"(uint %n, int %a, int %b)
begin
	%p = getelementptr [3 x %op*]* %table, long 0, uint %n
	%f = load %op** %p
	%r = call int %f(int %a, int %b)
	ret int %r
end
int "main"()
begin
	%a = call int %apply(uint 0, int 7, int 2)
	%b = call int %apply(uint 1, int 7, int 2)
	%c = call int %apply(uint 2, int 7, int 2)
	%p = getelementptr %vtable* %object, ubyte 0
	%f = load int (int)** %p
	%d = call int (int)* %f(int 7)
	%s = getelementptr [13 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %s, int %a, int %b, int %c, int %d)
	ret int 0
end
