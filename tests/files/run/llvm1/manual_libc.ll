; test: the intrinsics of the C library, called with their whole types, and llvm.isunordered.
; spec: LLVM 1.x, 'llvm.memcpy' Intrinsic: "call void (sbyte*, sbyte*, uint, uint)* %llvm.memcpy"
; spec: LLVM 1.x, 'llvm.memset' Intrinsic: "call void (sbyte*, ubyte, uint, uint)* %llvm.memset"
; spec: LLVM 1.x, 'llvm.isunordered' Intrinsic: "returns true if either or both of the specified floating point values is a NAN"
; exit: 0
; stdout: abcdefgh
; stdout: ababcdef
; stdout: ab...def
; stdout: 0 1 1 1
%text = internal constant [9 x sbyte] c"abcdefgh\00"
%room = internal global [9 x sbyte] zeroinitializer
%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
declare void %llvm.memcpy(sbyte*, sbyte*, uint, uint)
declare void %llvm.memmove(sbyte*, sbyte*, uint, uint)
declare void %llvm.memset(sbyte*, ubyte, uint, uint)
declare bool %llvm.isunordered(double, double)
declare int %puts(sbyte*)
declare int %printf(sbyte*, ...)
implementation
int %main() {
	%from = getelementptr [9 x sbyte]* %text, long 0, long 0
	%to = getelementptr [9 x sbyte]* %room, long 0, long 0
	%two = getelementptr [9 x sbyte]* %room, long 0, long 2
	call void (sbyte*, sbyte*, uint, uint)* %llvm.memcpy(sbyte* %to, sbyte* %from, uint 9, uint 1)
	call int %puts(sbyte* %to)
	call void (sbyte*, sbyte*, uint, uint)* %llvm.memmove(sbyte* %two, sbyte* %to, uint 6, uint 0)
	call int %puts(sbyte* %to)
	call void (sbyte*, ubyte, uint, uint)* %llvm.memset(sbyte* %two, ubyte 46, uint 3, uint 0)
	call int %puts(sbyte* %to)
	%nan = div double 0.0, 0.0
	%a = call bool (double, double)* %llvm.isunordered(double 1.0, double 2.0)
	%b = call bool (double, double)* %llvm.isunordered(double %nan, double 2.0)
	%c = call bool (double, double)* %llvm.isunordered(double 1.0, double %nan)
	%d = call bool (double, double)* %llvm.isunordered(double %nan, double %nan)
	%f = getelementptr [13 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %a, bool %b, bool %c, bool %d)
	ret int 0
}
