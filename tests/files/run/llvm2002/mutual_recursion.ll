; test: 2002: methods that call each other: even and odd, and the one of McCarthy.
; exit: 0
; stdout: 0 1 91 91 190
%fmt = internal constant [16 x sbyte] c"%d %d %d %d %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
bool "even"(uint %n)
begin
	%zero = seteq uint %n, 0
	br bool %zero, label %yes, label %more
yes:
	ret bool true
more:
	%m = sub uint %n, 1
	%r = call bool %odd(uint %m)
	ret bool %r
end
bool "odd"(uint %n)
begin
	%zero = seteq uint %n, 0
	br bool %zero, label %no, label %more
no:
	ret bool false
more:
	%m = sub uint %n, 1
	%r = call bool %even(uint %m)
	ret bool %r
end
int "mccarthy"(int %n)
begin
	%large = setgt int %n, 100
	br bool %large, label %base, label %twice
base:
	%b = sub int %n, 10
	ret int %b
twice:
	%up = add int %n, 11
	%inner = call int %mccarthy(int %up)
	%r = call int %mccarthy(int %inner)
	ret int %r
end
int "main"()
begin
	%e = call bool %even(uint 77)
	%o = call bool %odd(uint 77)
	%a = call int %mccarthy(int 99)
	%b = call int %mccarthy(int -5)
	%c = call int %mccarthy(int 200)
	%text1 = getelementptr [16 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, bool %e, bool %o, int %a, int %b, int %c)
	ret int 0
end
