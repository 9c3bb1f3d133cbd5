; test: 2002: functions of one name and other types are other functions.
; spec: LLVM 1.x, Functions: "two functions with the same name but different parameter lists or return values are considered different functions"
; exit: 0
; stdout: 7 2.500000 1
%fmt = internal constant [10 x sbyte] c"%d %f %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "twice"(int %x)
begin
	%r = add int %x, %x
	ret int %r
end
double "twice"(double %x)
begin
	%r = add double %x, %x
	ret double %r
end
bool "twice"(bool %x)
begin
	ret bool %x
end
int "main"()
begin
	%a = call int %twice(int 3)
	%a1 = add int %a, 1
	%b = call double %twice(double 1.25)
	%c = call bool %twice(bool true)
	%ci = cast bool %c to int
	%p = getelementptr [10 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %p, int %a1, double %b, int %ci)
	ret int 0
end
