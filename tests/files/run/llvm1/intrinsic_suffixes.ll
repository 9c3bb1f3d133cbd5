; test: intrinsics that had the type in their names: each width, with types of both signs.
; exit: 0
; stdout: abcdef abcdef abab## #b#bef
; stdout: 13330 2018915346 -1167078098575057361
; stdout: 3 8 16 32 64
; stdout: 8 12 31 0 64
; stdout: 8 4 32 63 0
; stdout: 1.500000 3.000000 1 0 1
%text = internal constant [7 x sbyte] c"abcdef\00"
%a = internal global [7 x sbyte] zeroinitializer
%b = internal global [7 x sbyte] zeroinitializer
%s = internal constant [4 x sbyte] c"%s \00"
%nl = internal constant [4 x sbyte] c"%s\0A\00"
%f3 = internal constant [12 x sbyte] c"%hd %d %ld\0A\00"
%f5 = internal constant [16 x sbyte] c"%d %d %d %d %d\0A\00"
%ff = internal constant [16 x sbyte] c"%f %f %d %d %d\0A\00"
declare int %printf(sbyte*, ...)
declare void %llvm.memcpy.i32(sbyte*, sbyte*, uint, uint)
declare void %llvm.memcpy.i64(sbyte*, sbyte*, ulong, uint)
declare void %llvm.memmove.i32(sbyte*, sbyte*, uint, uint)
declare void %llvm.memmove.i64(sbyte*, sbyte*, ulong, uint)
declare void %llvm.memset.i32(sbyte*, ubyte, uint, uint)
declare void %llvm.memset.i64(sbyte*, ubyte, ulong, uint)
declare ushort %llvm.bswap.i16(ushort)
declare uint %llvm.bswap.i32(uint)
declare ulong %llvm.bswap.i64(ulong)
declare ubyte %llvm.ctpop.i8(ubyte)
declare ushort %llvm.ctpop.i16(ushort)
declare uint %llvm.ctpop.i32(uint)
declare ulong %llvm.ctpop.i64(ulong)
declare int %llvm.ctpop(int)
declare ubyte %llvm.ctlz.i8(ubyte)
declare ushort %llvm.ctlz.i16(ushort)
declare uint %llvm.ctlz.i32(uint)
declare ulong %llvm.ctlz.i64(ulong)
declare long %llvm.ctlz(long)
declare ubyte %llvm.cttz.i8(ubyte)
declare ushort %llvm.cttz.i16(ushort)
declare uint %llvm.cttz.i32(uint)
declare ulong %llvm.cttz.i64(ulong)
declare short %llvm.cttz(short)
declare float %llvm.sqrt.f32(float)
declare double %llvm.sqrt.f64(double)
declare bool %llvm.isunordered.f32(float, float)
declare bool %llvm.isunordered.f64(double, double)
implementation

int %main() {
	%t = getelementptr [7 x sbyte]* %text, long 0, long 0
	%pa = getelementptr [7 x sbyte]* %a, long 0, long 0
	%pb = getelementptr [7 x sbyte]* %b, long 0, long 0
	%ps = getelementptr [4 x sbyte]* %s, long 0, long 0
	%pn = getelementptr [4 x sbyte]* %nl, long 0, long 0
	call void %llvm.memcpy.i32(sbyte* %pa, sbyte* %t, uint 7, uint 1)
	call int (sbyte*, ...)* %printf(sbyte* %ps, sbyte* %pa)
	call void %llvm.memcpy.i64(sbyte* %pb, sbyte* %t, ulong 7, uint 1)
	call int (sbyte*, ...)* %printf(sbyte* %ps, sbyte* %pb)
	%a2 = getelementptr sbyte* %pa, long 2
	call void %llvm.memmove.i32(sbyte* %a2, sbyte* %pa, uint 4, uint 1)
	%a4 = getelementptr sbyte* %pa, long 4
	call void %llvm.memset.i32(sbyte* %a4, ubyte 35, uint 2, uint 1)
	call int (sbyte*, ...)* %printf(sbyte* %ps, sbyte* %pa)
	call void %llvm.memset.i64(sbyte* %pb, ubyte 35, ulong 1, uint 1)
	%b2 = getelementptr sbyte* %pb, long 2
	call void %llvm.memmove.i64(sbyte* %b2, sbyte* %pb, ulong 2, uint 1)
	call int (sbyte*, ...)* %printf(sbyte* %pn, sbyte* %pb)
	; 0x1234 is 0x3412 with its bytes turned, and 0x12345678 is 0x78563412.
	%s16 = call ushort %llvm.bswap.i16(ushort 4660)
	%s32 = call uint %llvm.bswap.i32(uint 305419896)
	; 0x2F9E4B1DA7B4CDEF turned is 0xEFCDB4A71D4B9E2F.
	%s64 = call ulong %llvm.bswap.i64(ulong 3431262556842675695)
	%p3 = getelementptr [12 x sbyte]* %f3, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p3, ushort %s16, uint %s32, ulong %s64)
	%p5 = getelementptr [16 x sbyte]* %f5, long 0, long 0
	%n8 = call ubyte %llvm.ctpop.i8(ubyte 7)
	%n16 = call ushort %llvm.ctpop.i16(ushort 255)
	%n32 = call uint %llvm.ctpop.i32(uint 65535)
	%n = call int %llvm.ctpop(int -1)
	%n64 = call ulong %llvm.ctpop.i64(ulong 18446744073709551615)
	call int (sbyte*, ...)* %printf(sbyte* %p5, ubyte %n8, ushort %n16, uint %n32, int %n, ulong %n64)
	%l8 = call ubyte %llvm.ctlz.i8(ubyte 0)
	%l16 = call ushort %llvm.ctlz.i16(ushort 8)
	%l32 = call uint %llvm.ctlz.i32(uint 1)
	%l64 = call ulong %llvm.ctlz.i64(ulong 9223372036854775808)
	%l = call long %llvm.ctlz(long 0)
	call int (sbyte*, ...)* %printf(sbyte* %p5, ubyte %l8, ushort %l16, uint %l32, ulong %l64, long %l)
	%z8 = call ubyte %llvm.cttz.i8(ubyte 0)
	%z16 = call ushort %llvm.cttz.i16(ushort 16)
	%z32 = call uint %llvm.cttz.i32(uint 0)
	%z64 = call ulong %llvm.cttz.i64(ulong 9223372036854775808)
	%z = call short %llvm.cttz(short -1)
	call int (sbyte*, ...)* %printf(sbyte* %p5, ubyte %z8, ushort %z16, uint %z32, ulong %z64, short %z)
	%q32 = call float %llvm.sqrt.f32(float 2.25)
	%q64 = call double %llvm.sqrt.f64(double 9.0)
	%nan = div float 0.0, 0.0
	%u32 = call bool %llvm.isunordered.f32(float %nan, float 1.0)
	%u64 = call bool %llvm.isunordered.f64(double 2.0, double 1.0)
	%w = cast float %nan to double
	%uw = call bool %llvm.isunordered.f64(double 2.0, double %w)
	%pf = getelementptr [16 x sbyte]* %ff, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %pf, float %q32, double %q64, bool %u32, bool %u64, bool %uw)
	ret int 0
}
