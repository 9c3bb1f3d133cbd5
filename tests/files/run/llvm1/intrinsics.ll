; test: intrinsics of the time at their types.
; exit: 0
; stdout: abcabcxx
; stdout: 1144201745 5 8 3
; stdout: 3.000000 2
%buffer = global [12 x sbyte] c"abc_________"
%f4 = internal constant [13 x sbyte] c"%u %u %u %u\0A\00"
%f2 = internal constant [7 x sbyte] c"%f %d\0A\00"
%bits = global uint 287454020
declare int %printf(sbyte*, ...)
declare int %puts(sbyte*)
declare void %llvm.memcpy(sbyte*, sbyte*, uint, uint)
declare void %llvm.memmove.i64(sbyte*, sbyte*, ulong, uint)
declare void %llvm.memset(sbyte*, ubyte, uint, uint)
declare uint %llvm.bswap.i32(uint)
declare uint %llvm.ctpop.i32(uint)
declare ubyte %llvm.ctlz.i8(ubyte)
declare uint %llvm.cttz(uint)
declare double %llvm.sqrt(double)
declare void %llvm.prefetch(sbyte*, uint, uint)
declare void %llvm.pcmarker(uint)
declare ulong %llvm.readcyclecounter()
declare sbyte* %llvm.stacksave()
declare void %llvm.stackrestore(sbyte*)
declare {}* %llvm.dbg.stoppoint({}*, uint, uint, {}*)
declare void %llvm.gcroot(sbyte**, sbyte*)
declare sbyte* %llvm.gcread(sbyte**)
declare void %llvm.gcwrite(sbyte*, sbyte**)
implementation
int %main() {
	%b = getelementptr [12 x sbyte]* %buffer, long 0, long 0
	%m = getelementptr sbyte* %b, long 3
	%x = getelementptr sbyte* %b, long 6
	%z = getelementptr sbyte* %b, long 8
	call void %llvm.memcpy(sbyte* %m, sbyte* %b, uint 3, uint 1)
	call void %llvm.memset(sbyte* %x, ubyte 120, uint 2, uint 0)
	call void %llvm.memset(sbyte* %z, ubyte 0, uint 1, uint 0)
	call void %llvm.memmove.i64(sbyte* %x, sbyte* %x, ulong 2, uint 1)
	call int %puts(sbyte* %b)
	%w = load uint* %bits
	%sw = call uint %llvm.bswap.i32(uint %w)
	%five = call uint %llvm.ctpop.i32(uint 31)
	%eight = call ubyte %llvm.ctlz.i8(ubyte 0)
	%three = call uint %llvm.cttz(uint 8)
	%p4 = getelementptr [13 x sbyte]* %f4, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p4, uint %sw, uint %five, ubyte %eight, uint %three)
	%d0 = call {}* %llvm.dbg.stoppoint({}* null, uint 1, uint 2, {}* null)
	call void %llvm.prefetch(sbyte* %b, uint 0, uint 3)
	call void %llvm.pcmarker(uint 7)
	%t0 = call ulong %llvm.readcyclecounter()
	%t1 = call ulong %llvm.readcyclecounter()
	%later = setge ulong %t1, %t0
	%l = cast bool %later to int
	%ss = call sbyte* %llvm.stacksave()
	%some = alloca int, uint 100
	call void %llvm.stackrestore(sbyte* %ss)
	%root = alloca sbyte*
	store sbyte* %b, sbyte** %root
	call void %llvm.gcroot(sbyte** %root, sbyte* null)
	%n = call sbyte* %llvm.gcread(sbyte** %root)
	%null = seteq sbyte* %n, null
	%nn = cast bool %null to int
	call void %llvm.gcwrite(sbyte* %b, sbyte** %root)
	%two = add int %l, %nn
	%q = call double %llvm.sqrt(double 9.0)
	%p2 = getelementptr [7 x sbyte]* %f2, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p2, double %q, int %two)
	ret int 0
}
