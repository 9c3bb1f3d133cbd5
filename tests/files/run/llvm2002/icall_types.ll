; test: 2002: icall with the type of the result, of the function and of the pointer, and with variable arguments.
; exit: 0
; stdout: 6 7 8
%table = global [2 x int (int)*] [ int (int)* %one.more, int (int)* %one.less ]
%fmt = internal constant [10 x sbyte] c"%d %d %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "one.more"(int %x)
begin
	%y = add int %x, 1
	ret int %y
end
int "one.less"(int %x)
begin
	%y = sub int %x, 1
	ret int %y
end
int "main"()
begin
	%p = getelementptr [2 x int (int)*]* %table, long 0, long 0
	%f = load int (int)** %p
	%q = getelementptr [2 x int (int)*]* %table, long 0, long 1
	%g = load int (int)** %q
	%a = icall int %f(int 5)
	%b = icall int (int)* %g(int 8)
	%c = icall int (int) %f(int 7)
	%show = cast int (sbyte*, ...)* %printf to int (sbyte*, ...)*
	%s = getelementptr [10 x sbyte]* %fmt, long 0, long 0
	icall int (sbyte*, ...)* %show(sbyte* %s, int %a, int %b, int %c)
	ret int 0
end
