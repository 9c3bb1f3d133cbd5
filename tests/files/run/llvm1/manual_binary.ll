; test: the examples of add, sub, mul, div and rem, with %var = -3 and 3.
; spec: LLVM 1.x, Binary Operations: "<result> = add int 4, %var ; yields {int}:result = 4 + %var"
; exit: 0
; stdout: 1 7 -12 -1 1 3
; stdout: 7 1 12 1 1 -3
%fmt = internal constant [19 x sbyte] c"%d %d %d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
void %show(int %var) {
	%result = add int 4, %var          ; yields {int}:result = 4 + %var
	%result1 = sub int 4, %var         ; yields {int}:result = 4 - %var
	%result2 = mul int 4, %var         ; yields {int}:result = 4 * %var
	%result3 = div int 4, %var         ; yields {int}:result = 4 / %var
	%result4 = rem int 4, %var         ; yields {int}:result = 4 % %var
	%result5 = sub int 0, %var         ; yields {int}:result = -%var
	%f = getelementptr [19 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, int %result, int %result1, int %result2, int %result3, int %result4, int %result5)
	ret void
}
int %main() {
	call void %show(int -3)
	call void %show(int 3)
	ret int 0
}
