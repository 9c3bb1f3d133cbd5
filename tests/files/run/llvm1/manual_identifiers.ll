; test: three ways to multiply by 8, of the section on identifiers.
; spec: LLVM 1.x, Identifiers: "Here is an example of LLVM code to multiply the integer variable '%X' by 8"
; exit: 0
; stdout: 96 96 96
%fmt = internal constant [10 x sbyte] c"%u %u %u\0A\00"
declare int %printf(sbyte*, ...)
implementation
uint %easy(uint %X) {
	%result = mul uint %X, 8
	ret uint %result
}
uint %reduced(uint %X) {
	%result = shl uint %X, ubyte 3
	ret uint %result
}
uint %hard(uint %X) {
	add uint %X, %X           ; yields {uint}:%0
	add uint %0, %0           ; yields {uint}:%1
	%result = add uint %1, %1
	ret uint %result
}
int %main() {
	%a = call uint %easy(uint 12)
	%b = call uint %reduced(uint 12)
	%c = call uint %hard(uint 12)
	%f = getelementptr [10 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, uint %a, uint %b, uint %c)
	ret int 0
}
