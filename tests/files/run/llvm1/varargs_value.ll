; test: variable arguments until 1.5: a list is a value, and vanext gives another one.
; spec: LLVM 1.x, Variable Argument Handling Intrinsics: "This example shows how the vanext instruction and the variable argument handling intrinsic functions are used."
; exit: 0
; stdout: 5
; stdout: 11 22 3.500000 -4
; stdout: 11 22
%f1 = internal constant [4 x sbyte] c"%d\0A\00"
%f4 = internal constant [13 x sbyte] c"%d %d %f %d\0A\00"
%f2 = internal constant [7 x sbyte] c"%d %d\0A\00"
declare int %printf(sbyte*, ...)
declare int %vprintf(sbyte*, sbyte*)
declare sbyte* %llvm.va_start()
declare sbyte* %llvm.va_copy(sbyte*)
declare void %llvm.va_end(sbyte*)
implementation
int %test(int %X, ...) {
  ; Initialize variable argument processing
  %ap = call sbyte* %llvm.va_start()
  ; Read a single integer argument
  %tmp = vaarg sbyte* %ap, int
  ; Advance to the next argument
  %ap2 = vanext sbyte* %ap, int
  ; Demonstrate usage of llvm.va_copy and llvm.va_end
  %aq = call sbyte* %llvm.va_copy(sbyte* %ap2)
  call void %llvm.va_end(sbyte* %aq)
  ; Stop processing of arguments.
  call void %llvm.va_end(sbyte* %ap2)
  ret int %tmp
}
void %four(int %n, ...) {
	%ap = call sbyte* %llvm.va_start()
	%a = vaarg sbyte* %ap, int
	%ap1 = vanext sbyte* %ap, int
	%b = vaarg sbyte* %ap1, long
	%ap2 = vanext sbyte* %ap1, long
	%c = vaarg sbyte* %ap2, float
	%ap3 = vanext sbyte* %ap2, float
	%d = vaarg sbyte* %ap3, sbyte
	%bi = cast long %b to int
	%p = getelementptr [13 x sbyte]* %f4, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p, int %a, int %bi, float %c, sbyte %d)
	; The first list still stands at the first argument, for C too.
	%q = getelementptr [7 x sbyte]* %f2, long 0, long 0
	call int %vprintf(sbyte* %q, sbyte* %ap)
	call void %llvm.va_end(sbyte* %ap)
	ret void
}
int %main() {
	%r = call int (int, ...)* %test(int 1, int 5)
	%p = getelementptr [4 x sbyte]* %f1, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p, int %r)
	call void (int, ...)* %four(int 4, int 11, long 22, float 3.5, sbyte -4)
	ret int 0
}
