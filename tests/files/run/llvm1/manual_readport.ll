; test: a process has no hardware addresses: llvm.readport is a trap that says so by name.
; spec: LLVM 1.x, 'llvm.readport' Intrinsic
; exit: 127
; stdout: before
; stderr: hardware.readport
; oracle: none (nothing defines the function)
%text = internal constant [7 x sbyte] c"before\00"
declare ubyte %llvm.readport(ushort)
declare int %puts(sbyte*)
implementation
int %main() {
	%x = alloca int
	%p = getelementptr [7 x sbyte]* %text, long 0, long 0
	call int %puts(sbyte* %p)
	%v = call ubyte (ushort)* %llvm.readport(ushort 80)
	ret int 0
}
