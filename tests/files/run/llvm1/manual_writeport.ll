; test: a process has no hardware addresses: llvm.writeport is a trap that says so by name.
; spec: LLVM 1.x, 'llvm.writeport' Intrinsic
; exit: 127
; stdout: before
; stderr: hardware.writeport
; oracle: none (nothing defines the function)
%text = internal constant [7 x sbyte] c"before\00"
declare void %llvm.writeport(ubyte, ushort)
declare int %puts(sbyte*)
implementation
int %main() {
	%x = alloca int
	%p = getelementptr [7 x sbyte]* %text, long 0, long 0
	call int %puts(sbyte* %p)
	call void (ubyte, ushort)* %llvm.writeport(ubyte 1, ushort 80)
	ret int 0
}
