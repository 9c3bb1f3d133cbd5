; test: the examples of add, sub, mul, div and rem.
; spec: LLVM 2002, Binary Operations: "<result> = rem int 4, %var ; yields {int}:result = 4 % %var"
; exit: 0
; stdout: 1 7 3 -12 -1 1
; stdout: 6 2 -2 8 2 0
%fmt = internal constant [19 x sbyte] c"%d %d %d %d %d %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
void "show"(int %var)
begin
	%a = add int 4, %var          ; yields {int}:result = 4 + %var
	%b = sub int 4, %var          ; yields {int}:result = 4 - %var
	%c = sub int 0, %var          ; yields {int}:result = -%var
	%d = mul int 4, %var          ; yields {int}:result = 4 * %var
	%e = div int 4, %var          ; yields {int}:result = 4 / %var
	%g = rem int 4, %var          ; yields {int}:result = 4 % %var
	%f = getelementptr [19 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %f, int %a, int %b, int %c, int %d, int %e, int %g)
	ret void
end
void "main"()
begin
	call void %show(int -3)
	call void %show(int 2)
	ret void
end
