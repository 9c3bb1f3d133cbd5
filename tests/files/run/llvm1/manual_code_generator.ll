; test: the address of the frame is known, and that of the caller may be asked for.
; spec: LLVM 1.x, 'llvm.returnaddress' Intrinsic: "call void* ()* %llvm.returnaddress(uint <level>)"
; spec: LLVM 1.x, 'llvm.frameaddress' Intrinsic: "call void* ()* %llvm.frameaddress(uint <level>)"
; exit: 0
; stdout: 1 1
%fmt = internal constant [7 x sbyte] c"%d %d\0A\00"
declare sbyte* %llvm.returnaddress(uint)
declare sbyte* %llvm.frameaddress(uint)
declare int %printf(sbyte*, ...)
implementation
int %main() {
	%there = alloca int
	; "or zero if it cannot be identified"
	%r = call sbyte* %llvm.returnaddress(uint 0)
	%f = call sbyte* %llvm.frameaddress(uint 0)
	; What is allocated lies below the frame's address, not far from it.
	%a = cast sbyte* %f to ulong
	%b = cast int* %there to ulong
	%above = setge ulong %a, %b
	%d = sub ulong %a, %b
	%near = setlt ulong %d, 1048576
	%p = getelementptr [7 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p, bool %above, bool %near)
	ret int 0
}
