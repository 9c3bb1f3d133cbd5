; test: three ways to multiply by 8, of the section on identifiers.
; spec: LLVM 2002, Identifiers: "Here is an example of LLVM code to multiply the integer variable '%X' by 8"
; exit: 0
; stdout: -96 -96 -96
%fmt = internal constant [10 x sbyte] c"%d %d %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "easy"(int %X)
begin
	%result = mul int %X, 8
	ret int %result
end
int "reduced"(int %X)
begin
	%result = shl int %X, ubyte 3
	ret int %result
end
int "hard"(int %X)
begin
	add int %X, %X           ; yields {int}:%0
	add int %0, %0           ; yields {int}:%1
	%result = add int %1, %1
	ret int %result
end
int "main"()
begin
	%a = call int %easy(int -12)
	%b = call int %reduced(int -12)
	%c = call int %hard(int -12)
	%f = getelementptr [10 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %f, int %a, int %b, int %c)
	ret int 0
end
