; test: a process has no hardware addresses: llvm.writeio is a trap that says so by name.
; spec: LLVM 1.x, 'llvm.writeio' Intrinsic
; exit: 127
; stdout: before
; stderr: hardware.writeio
; oracle: none (nothing defines the function)
%text = internal constant [7 x sbyte] c"before\00"
declare void %llvm.writeio(int, int*)
declare int %puts(sbyte*)
implementation
int %main() {
	%x = alloca int
	%p = getelementptr [7 x sbyte]* %text, long 0, long 0
	call int %puts(sbyte* %p)
	call void (int, int*)* %llvm.writeio(int 5, int* %x)
	ret int 0
}
