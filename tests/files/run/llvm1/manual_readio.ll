; test: a process has no hardware addresses: llvm.readio is a trap that says so by name.
; spec: LLVM 1.x, 'llvm.readio' Intrinsic
; exit: 127
; stdout: before
; stderr: hardware.readio
; oracle: none (nothing defines the function)
%text = internal constant [7 x sbyte] c"before\00"
declare int %llvm.readio(int*)
declare int %puts(sbyte*)
implementation
int %main() {
	%x = alloca int
	%p = getelementptr [7 x sbyte]* %text, long 0, long 0
	call int %puts(sbyte* %p)
	%v = call int (int*)* %llvm.readio(int* %x)
	ret int 0
}
