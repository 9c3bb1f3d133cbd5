; test: cast from every type to every type, as an instruction and as a constant expression: each row twice.
; spec: LLVM 1.x, 'cast .. to' Instruction: "follows the C rules for explicit casts"
; spec: LLVM 1.x, 'cast .. to' Instruction: "sign-extended if the source value is signed, and zero-extended if the source value is unsigned"
; exit: 0
; stdout: 0 0 0 0 0 0 0 0 0 0 0 (nil)
; stdout: 0 0 0 0 0 0 0 0 0 0 0 (nil)
; stdout: 1 1 1 1 1 1 1 1 1 1 1 0x1
; stdout: 1 1 1 1 1 1 1 1 1 1 1 0x1
; stdout: 0 0 0 0 0 0 0 0 0 0 0 (nil)
; stdout: 0 0 0 0 0 0 0 0 0 0 0 (nil)
; stdout: 1 1 1 1 1 1 1 1 1 1 1 0x1
; stdout: 1 1 1 1 1 1 1 1 1 1 1 0x1
; stdout: 1 200 -56 200 200 200 200 200 200 200 200 0xc8
; stdout: 1 200 -56 200 200 200 200 200 200 200 200 0xc8
; stdout: 1 255 -1 255 255 255 255 255 255 255 255 0xff
; stdout: 1 255 -1 255 255 255 255 255 255 255 255 0xff
; stdout: 1 128 -128 65408 -128 4294967168 -128 18446744073709551488 -128 -128 -128 0xffffffffffffff80
; stdout: 1 128 -128 65408 -128 4294967168 -128 18446744073709551488 -128 -128 -128 0xffffffffffffff80
; stdout: 1 255 -1 65535 -1 4294967295 -1 18446744073709551615 -1 -1 -1 0xffffffffffffffff
; stdout: 1 255 -1 65535 -1 4294967295 -1 18446744073709551615 -1 -1 -1 0xffffffffffffffff
; stdout: 1 127 127 127 127 127 127 127 127 127 127 0x7f
; stdout: 1 127 127 127 127 127 127 127 127 127 127 0x7f
; stdout: 1 0 0 256 256 256 256 256 256 256 256 0x100
; stdout: 1 0 0 256 256 256 256 256 256 256 256 0x100
; stdout: 1 64 64 40000 -25536 40000 40000 40000 40000 40000 40000 0x9c40
; stdout: 1 64 64 40000 -25536 40000 40000 40000 40000 40000 40000 0x9c40
; stdout: 1 255 -1 65535 -1 65535 65535 65535 65535 65535 65535 0xffff
; stdout: 1 255 -1 65535 -1 65535 65535 65535 65535 65535 65535 0xffff
; stdout: 1 0 0 32768 -32768 4294934528 -32768 18446744073709518848 -32768 -32768 -32768 0xffffffffffff8000
; stdout: 1 0 0 32768 -32768 4294934528 -32768 18446744073709518848 -32768 -32768 -32768 0xffffffffffff8000
; stdout: 1 255 -1 65535 -1 4294967295 -1 18446744073709551615 -1 -1 -1 0xffffffffffffffff
; stdout: 1 255 -1 65535 -1 4294967295 -1 18446744073709551615 -1 -1 -1 0xffffffffffffffff
; stdout: 1 255 -1 32767 32767 32767 32767 32767 32767 32767 32767 0x7fff
; stdout: 1 255 -1 32767 32767 32767 32767 32767 32767 32767 32767 0x7fff
; stdout: 1 1 1 1 1 16777217 16777217 16777217 16777217 16777216 16777217 0x1000001
; stdout: 1 1 1 1 1 16777217 16777217 16777217 16777217 16777216 16777217 0x1000001
; stdout: 1 0 0 0 0 65536 65536 65536 65536 65536 65536 0x10000
; stdout: 1 0 0 0 0 65536 65536 65536 65536 65536 65536 0x10000
; stdout: 1 255 -1 65535 -1 4294967295 -1 4294967295 4294967295 4.2949673e+09 4294967295 0xffffffff
; stdout: 1 255 -1 65535 -1 4294967295 -1 4294967295 4294967295 4.2949673e+09 4294967295 0xffffffff
; stdout: 1 0 0 0 0 2147483648 -2147483648 18446744071562067968 -2147483648 -2.14748365e+09 -2147483648 0xffffffff80000000
; stdout: 1 0 0 0 0 2147483648 -2147483648 18446744071562067968 -2147483648 -2.14748365e+09 -2147483648 0xffffffff80000000
; stdout: 1 255 -1 65535 -1 4294967295 -1 18446744073709551615 -1 -1 -1 0xffffffffffffffff
; stdout: 1 255 -1 65535 -1 4294967295 -1 18446744073709551615 -1 -1 -1 0xffffffffffffffff
; stdout: 1 255 -1 65535 -1 2147483647 2147483647 2147483647 2147483647 2.14748365e+09 2147483647 0x7fffffff
; stdout: 1 255 -1 65535 -1 2147483647 2147483647 2147483647 2147483647 2.14748365e+09 2147483647 0x7fffffff
; stdout: 1 1 1 257 257 257 257 257 257 257 257 0x101
; stdout: 1 1 1 257 257 257 257 257 257 257 257 0x101
; stdout: 1 0 0 0 0 0 0 4294967296 4294967296 4.2949673e+09 4294967296 0x100000000
; stdout: 1 0 0 0 0 0 0 4294967296 4294967296 4.2949673e+09 4294967296 0x100000000
; stdout: 1 1 1 1 1 1 1 9007199254740993 9007199254740993 9.00719925e+15 9007199254740992 0x20000000000001
; stdout: 1 1 1 1 1 1 1 9007199254740993 9007199254740993 9.00719925e+15 9007199254740992 0x20000000000001
; stdout: 1 255 -1 65535 -1 4294967295 -1 18446744073709551615 -1 1.84467441e+19 1.8446744073709552e+19 0xffffffffffffffff
; stdout: 1 255 -1 65535 -1 4294967295 -1 18446744073709551615 -1 1.84467441e+19 1.8446744073709552e+19 0xffffffffffffffff
; stdout: 1 0 0 0 0 0 0 9223372036854775808 -9223372036854775808 -9.22337204e+18 -9.2233720368547758e+18 0x8000000000000000
; stdout: 1 0 0 0 0 0 0 9223372036854775808 -9223372036854775808 -9.22337204e+18 -9.2233720368547758e+18 0x8000000000000000
; stdout: 1 255 -1 65535 -1 4294967295 -1 18446744073709551615 -1 -1 -1 0xffffffffffffffff
; stdout: 1 255 -1 65535 -1 4294967295 -1 18446744073709551615 -1 -1 -1 0xffffffffffffffff
; stdout: 1 255 -1 65535 -1 4278190079 -16777217 18446744073692774399 -16777217 -16777216 -16777217 0xfffffffffeffffff
; stdout: 1 255 -1 65535 -1 4278190079 -16777217 18446744073692774399 -16777217 -16777216 -16777217 0xfffffffffeffffff
; stdout: 1 255 -1 65535 -1 4294967295 -1 4294967295 4294967295 4.2949673e+09 4294967295 0xffffffff
; stdout: 1 255 -1 65535 -1 4294967295 -1 4294967295 4294967295 4.2949673e+09 4294967295 0xffffffff
; stdout: 0 0 0 0 0 0 0 0 0 0 0 (nil)
; stdout: 0 0 0 0 0 0 0 0 0 0 0 (nil)
; stdout: 1 0 0 0 0 0 0 0 0 0.5 0.5 (nil)
; stdout: 1 0 0 0 0 0 0 0 0 0.5 0.5 (nil)
; stdout: 1 100 100 100 100 100 100 100 100 100.75 100.75 0x64
; stdout: 1 100 100 100 100 100 100 100 100 100.75 100.75 0x64
; stdout: 1 -2 -2 -2 -2 -2.75 -2.75
; stdout: 1 -2 -2 -2 -2 -2.75 -2.75
; stdout: 1 0 0 0 0 -0.5 -0.5
; stdout: 1 0 0 0 0 -0.5 -0.5
; stdout: 0 0 0 0 0 0 0 0 0 0 0 (nil)
; stdout: 0 0 0 0 0 0 0 0 0 0 0 (nil)
; stdout: 1 0 0 0 0 0 0 0 0 0.5 0.5 (nil)
; stdout: 1 0 0 0 0 0 0 0 0 0.5 0.5 (nil)
; stdout: 1 100 100 100 100 100 100 100 100 100.75 100.75 0x64
; stdout: 1 100 100 100 100 100 100 100 100 100.75 100.75 0x64
; stdout: 1 -2 -2 -2 -2 -2.75 -2.75
; stdout: 1 -2 -2 -2 -2 -2.75 -2.75
; stdout: 1 -100 -100 -100 -100 -100.099998 -100.09999999999999
; stdout: 1 -100 -100 -100 -100 -100.099998 -100.09999999999999
; stdout: 0 0 0 0 0 0 0 0 0 0 0 (nil)
; stdout: 0 0 0 0 0 0 0 0 0 0 0 (nil)
; stdout: 1 0 0 4096 4096 4096 4096 4096 4096 4096 4096 0x1000
; stdout: 1 0 0 4096 4096 4096 4096 4096 4096 4096 4096 0x1000
; stdout: 1 255 -1 65535 -1 4294967295 -1 18446744073709551615 -1 1.84467441e+19 1.8446744073709552e+19 0xffffffffffffffff
; stdout: 1 255 -1 65535 -1 4294967295 -1 18446744073709551615 -1 1.84467441e+19 1.8446744073709552e+19 0xffffffffffffffff
%f.bool = internal constant [44 x sbyte] c"%d %u %d %u %d %u %d %lu %ld %.9g %.17g %p\0A\00"
%f.ubyte = internal constant [44 x sbyte] c"%d %u %d %u %d %u %d %lu %ld %.9g %.17g %p\0A\00"
%f.sbyte = internal constant [44 x sbyte] c"%d %u %d %u %d %u %d %lu %ld %.9g %.17g %p\0A\00"
%f.ushort = internal constant [44 x sbyte] c"%d %u %d %u %d %u %d %lu %ld %.9g %.17g %p\0A\00"
%f.short = internal constant [44 x sbyte] c"%d %u %d %u %d %u %d %lu %ld %.9g %.17g %p\0A\00"
%f.uint = internal constant [44 x sbyte] c"%d %u %d %u %d %u %d %lu %ld %.9g %.17g %p\0A\00"
%f.int = internal constant [44 x sbyte] c"%d %u %d %u %d %u %d %lu %ld %.9g %.17g %p\0A\00"
%f.ulong = internal constant [44 x sbyte] c"%d %u %d %u %d %u %d %lu %ld %.9g %.17g %p\0A\00"
%f.long = internal constant [44 x sbyte] c"%d %u %d %u %d %u %d %lu %ld %.9g %.17g %p\0A\00"
%f.float = internal constant [44 x sbyte] c"%d %u %d %u %d %u %d %lu %ld %.9g %.17g %p\0A\00"
%f.float.negative = internal constant [28 x sbyte] c"%d %d %d %d %ld %.9g %.17g\0A\00"
%f.double = internal constant [44 x sbyte] c"%d %u %d %u %d %u %d %lu %ld %.9g %.17g %p\0A\00"
%f.double.negative = internal constant [28 x sbyte] c"%d %d %d %d %ld %.9g %.17g\0A\00"
%f.sbyte.ptr = internal constant [44 x sbyte] c"%d %u %d %u %d %u %d %lu %ld %.9g %.17g %p\0A\00"
declare int %printf(sbyte*, ...)
implementation
void %from.bool(bool %x) {
	%r.0 = cast bool %x to bool
	%r.1 = cast bool %x to ubyte
	%r.2 = cast bool %x to sbyte
	%r.3 = cast bool %x to ushort
	%r.4 = cast bool %x to short
	%r.5 = cast bool %x to uint
	%r.6 = cast bool %x to int
	%r.7 = cast bool %x to ulong
	%r.8 = cast bool %x to long
	%r.9 = cast bool %x to float
	%r.10 = cast bool %x to double
	%r.11 = cast bool %x to sbyte*
	%f = getelementptr [44 x sbyte]* %f.bool, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %r.0, ubyte %r.1, sbyte %r.2, ushort %r.3, short %r.4, uint %r.5, int %r.6, ulong %r.7, long %r.8, float %r.9, double %r.10, sbyte* %r.11)
	ret void
}
void %from.ubyte(ubyte %x) {
	%r.0 = cast ubyte %x to bool
	%r.1 = cast ubyte %x to ubyte
	%r.2 = cast ubyte %x to sbyte
	%r.3 = cast ubyte %x to ushort
	%r.4 = cast ubyte %x to short
	%r.5 = cast ubyte %x to uint
	%r.6 = cast ubyte %x to int
	%r.7 = cast ubyte %x to ulong
	%r.8 = cast ubyte %x to long
	%r.9 = cast ubyte %x to float
	%r.10 = cast ubyte %x to double
	%r.11 = cast ubyte %x to sbyte*
	%f = getelementptr [44 x sbyte]* %f.ubyte, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %r.0, ubyte %r.1, sbyte %r.2, ushort %r.3, short %r.4, uint %r.5, int %r.6, ulong %r.7, long %r.8, float %r.9, double %r.10, sbyte* %r.11)
	ret void
}
void %from.sbyte(sbyte %x) {
	%r.0 = cast sbyte %x to bool
	%r.1 = cast sbyte %x to ubyte
	%r.2 = cast sbyte %x to sbyte
	%r.3 = cast sbyte %x to ushort
	%r.4 = cast sbyte %x to short
	%r.5 = cast sbyte %x to uint
	%r.6 = cast sbyte %x to int
	%r.7 = cast sbyte %x to ulong
	%r.8 = cast sbyte %x to long
	%r.9 = cast sbyte %x to float
	%r.10 = cast sbyte %x to double
	%r.11 = cast sbyte %x to sbyte*
	%f = getelementptr [44 x sbyte]* %f.sbyte, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %r.0, ubyte %r.1, sbyte %r.2, ushort %r.3, short %r.4, uint %r.5, int %r.6, ulong %r.7, long %r.8, float %r.9, double %r.10, sbyte* %r.11)
	ret void
}
void %from.ushort(ushort %x) {
	%r.0 = cast ushort %x to bool
	%r.1 = cast ushort %x to ubyte
	%r.2 = cast ushort %x to sbyte
	%r.3 = cast ushort %x to ushort
	%r.4 = cast ushort %x to short
	%r.5 = cast ushort %x to uint
	%r.6 = cast ushort %x to int
	%r.7 = cast ushort %x to ulong
	%r.8 = cast ushort %x to long
	%r.9 = cast ushort %x to float
	%r.10 = cast ushort %x to double
	%r.11 = cast ushort %x to sbyte*
	%f = getelementptr [44 x sbyte]* %f.ushort, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %r.0, ubyte %r.1, sbyte %r.2, ushort %r.3, short %r.4, uint %r.5, int %r.6, ulong %r.7, long %r.8, float %r.9, double %r.10, sbyte* %r.11)
	ret void
}
void %from.short(short %x) {
	%r.0 = cast short %x to bool
	%r.1 = cast short %x to ubyte
	%r.2 = cast short %x to sbyte
	%r.3 = cast short %x to ushort
	%r.4 = cast short %x to short
	%r.5 = cast short %x to uint
	%r.6 = cast short %x to int
	%r.7 = cast short %x to ulong
	%r.8 = cast short %x to long
	%r.9 = cast short %x to float
	%r.10 = cast short %x to double
	%r.11 = cast short %x to sbyte*
	%f = getelementptr [44 x sbyte]* %f.short, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %r.0, ubyte %r.1, sbyte %r.2, ushort %r.3, short %r.4, uint %r.5, int %r.6, ulong %r.7, long %r.8, float %r.9, double %r.10, sbyte* %r.11)
	ret void
}
void %from.uint(uint %x) {
	%r.0 = cast uint %x to bool
	%r.1 = cast uint %x to ubyte
	%r.2 = cast uint %x to sbyte
	%r.3 = cast uint %x to ushort
	%r.4 = cast uint %x to short
	%r.5 = cast uint %x to uint
	%r.6 = cast uint %x to int
	%r.7 = cast uint %x to ulong
	%r.8 = cast uint %x to long
	%r.9 = cast uint %x to float
	%r.10 = cast uint %x to double
	%r.11 = cast uint %x to sbyte*
	%f = getelementptr [44 x sbyte]* %f.uint, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %r.0, ubyte %r.1, sbyte %r.2, ushort %r.3, short %r.4, uint %r.5, int %r.6, ulong %r.7, long %r.8, float %r.9, double %r.10, sbyte* %r.11)
	ret void
}
void %from.int(int %x) {
	%r.0 = cast int %x to bool
	%r.1 = cast int %x to ubyte
	%r.2 = cast int %x to sbyte
	%r.3 = cast int %x to ushort
	%r.4 = cast int %x to short
	%r.5 = cast int %x to uint
	%r.6 = cast int %x to int
	%r.7 = cast int %x to ulong
	%r.8 = cast int %x to long
	%r.9 = cast int %x to float
	%r.10 = cast int %x to double
	%r.11 = cast int %x to sbyte*
	%f = getelementptr [44 x sbyte]* %f.int, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %r.0, ubyte %r.1, sbyte %r.2, ushort %r.3, short %r.4, uint %r.5, int %r.6, ulong %r.7, long %r.8, float %r.9, double %r.10, sbyte* %r.11)
	ret void
}
void %from.ulong(ulong %x) {
	%r.0 = cast ulong %x to bool
	%r.1 = cast ulong %x to ubyte
	%r.2 = cast ulong %x to sbyte
	%r.3 = cast ulong %x to ushort
	%r.4 = cast ulong %x to short
	%r.5 = cast ulong %x to uint
	%r.6 = cast ulong %x to int
	%r.7 = cast ulong %x to ulong
	%r.8 = cast ulong %x to long
	%r.9 = cast ulong %x to float
	%r.10 = cast ulong %x to double
	%r.11 = cast ulong %x to sbyte*
	%f = getelementptr [44 x sbyte]* %f.ulong, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %r.0, ubyte %r.1, sbyte %r.2, ushort %r.3, short %r.4, uint %r.5, int %r.6, ulong %r.7, long %r.8, float %r.9, double %r.10, sbyte* %r.11)
	ret void
}
void %from.long(long %x) {
	%r.0 = cast long %x to bool
	%r.1 = cast long %x to ubyte
	%r.2 = cast long %x to sbyte
	%r.3 = cast long %x to ushort
	%r.4 = cast long %x to short
	%r.5 = cast long %x to uint
	%r.6 = cast long %x to int
	%r.7 = cast long %x to ulong
	%r.8 = cast long %x to long
	%r.9 = cast long %x to float
	%r.10 = cast long %x to double
	%r.11 = cast long %x to sbyte*
	%f = getelementptr [44 x sbyte]* %f.long, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %r.0, ubyte %r.1, sbyte %r.2, ushort %r.3, short %r.4, uint %r.5, int %r.6, ulong %r.7, long %r.8, float %r.9, double %r.10, sbyte* %r.11)
	ret void
}
void %from.float(float %x) {
	%r.0 = cast float %x to bool
	%r.1 = cast float %x to ubyte
	%r.2 = cast float %x to sbyte
	%r.3 = cast float %x to ushort
	%r.4 = cast float %x to short
	%r.5 = cast float %x to uint
	%r.6 = cast float %x to int
	%r.7 = cast float %x to ulong
	%r.8 = cast float %x to long
	%r.9 = cast float %x to float
	%r.10 = cast float %x to double
	%r.11 = cast float %x to sbyte*
	%f = getelementptr [44 x sbyte]* %f.float, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %r.0, ubyte %r.1, sbyte %r.2, ushort %r.3, short %r.4, uint %r.5, int %r.6, ulong %r.7, long %r.8, float %r.9, double %r.10, sbyte* %r.11)
	ret void
}
void %from.float.negative(float %x) {
	%r.0 = cast float %x to bool
	%r.1 = cast float %x to sbyte
	%r.2 = cast float %x to short
	%r.3 = cast float %x to int
	%r.4 = cast float %x to long
	%r.5 = cast float %x to float
	%r.6 = cast float %x to double
	%f = getelementptr [28 x sbyte]* %f.float.negative, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %r.0, sbyte %r.1, short %r.2, int %r.3, long %r.4, float %r.5, double %r.6)
	ret void
}
void %from.double(double %x) {
	%r.0 = cast double %x to bool
	%r.1 = cast double %x to ubyte
	%r.2 = cast double %x to sbyte
	%r.3 = cast double %x to ushort
	%r.4 = cast double %x to short
	%r.5 = cast double %x to uint
	%r.6 = cast double %x to int
	%r.7 = cast double %x to ulong
	%r.8 = cast double %x to long
	%r.9 = cast double %x to float
	%r.10 = cast double %x to double
	%r.11 = cast double %x to sbyte*
	%f = getelementptr [44 x sbyte]* %f.double, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %r.0, ubyte %r.1, sbyte %r.2, ushort %r.3, short %r.4, uint %r.5, int %r.6, ulong %r.7, long %r.8, float %r.9, double %r.10, sbyte* %r.11)
	ret void
}
void %from.double.negative(double %x) {
	%r.0 = cast double %x to bool
	%r.1 = cast double %x to sbyte
	%r.2 = cast double %x to short
	%r.3 = cast double %x to int
	%r.4 = cast double %x to long
	%r.5 = cast double %x to float
	%r.6 = cast double %x to double
	%f = getelementptr [28 x sbyte]* %f.double.negative, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %r.0, sbyte %r.1, short %r.2, int %r.3, long %r.4, float %r.5, double %r.6)
	ret void
}
void %from.sbyte.ptr(sbyte* %x) {
	%r.0 = cast sbyte* %x to bool
	%r.1 = cast sbyte* %x to ubyte
	%r.2 = cast sbyte* %x to sbyte
	%r.3 = cast sbyte* %x to ushort
	%r.4 = cast sbyte* %x to short
	%r.5 = cast sbyte* %x to uint
	%r.6 = cast sbyte* %x to int
	%r.7 = cast sbyte* %x to ulong
	%r.8 = cast sbyte* %x to long
	%r.9 = cast sbyte* %x to float
	%r.10 = cast sbyte* %x to double
	%r.11 = cast sbyte* %x to sbyte*
	%f = getelementptr [44 x sbyte]* %f.sbyte.ptr, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %r.0, ubyte %r.1, sbyte %r.2, ushort %r.3, short %r.4, uint %r.5, int %r.6, ulong %r.7, long %r.8, float %r.9, double %r.10, sbyte* %r.11)
	ret void
}
int %main() {
	call void %from.bool(bool false)
	%f0 = getelementptr [44 x sbyte]* %f.bool, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f0, bool cast (bool false to bool), ubyte cast (bool false to ubyte), sbyte cast (bool false to sbyte), ushort cast (bool false to ushort), short cast (bool false to short), uint cast (bool false to uint), int cast (bool false to int), ulong cast (bool false to ulong), long cast (bool false to long), float cast (bool false to float), double cast (bool false to double), sbyte* cast (bool false to sbyte*))
	call void %from.bool(bool true)
	%f3 = getelementptr [44 x sbyte]* %f.bool, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f3, bool cast (bool true to bool), ubyte cast (bool true to ubyte), sbyte cast (bool true to sbyte), ushort cast (bool true to ushort), short cast (bool true to short), uint cast (bool true to uint), int cast (bool true to int), ulong cast (bool true to ulong), long cast (bool true to long), float cast (bool true to float), double cast (bool true to double), sbyte* cast (bool true to sbyte*))
	call void %from.ubyte(ubyte 0)
	%f6 = getelementptr [44 x sbyte]* %f.ubyte, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f6, bool cast (ubyte 0 to bool), ubyte cast (ubyte 0 to ubyte), sbyte cast (ubyte 0 to sbyte), ushort cast (ubyte 0 to ushort), short cast (ubyte 0 to short), uint cast (ubyte 0 to uint), int cast (ubyte 0 to int), ulong cast (ubyte 0 to ulong), long cast (ubyte 0 to long), float cast (ubyte 0 to float), double cast (ubyte 0 to double), sbyte* cast (ubyte 0 to sbyte*))
	call void %from.ubyte(ubyte 1)
	%f9 = getelementptr [44 x sbyte]* %f.ubyte, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f9, bool cast (ubyte 1 to bool), ubyte cast (ubyte 1 to ubyte), sbyte cast (ubyte 1 to sbyte), ushort cast (ubyte 1 to ushort), short cast (ubyte 1 to short), uint cast (ubyte 1 to uint), int cast (ubyte 1 to int), ulong cast (ubyte 1 to ulong), long cast (ubyte 1 to long), float cast (ubyte 1 to float), double cast (ubyte 1 to double), sbyte* cast (ubyte 1 to sbyte*))
	call void %from.ubyte(ubyte 200)
	%f12 = getelementptr [44 x sbyte]* %f.ubyte, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f12, bool cast (ubyte 200 to bool), ubyte cast (ubyte 200 to ubyte), sbyte cast (ubyte 200 to sbyte), ushort cast (ubyte 200 to ushort), short cast (ubyte 200 to short), uint cast (ubyte 200 to uint), int cast (ubyte 200 to int), ulong cast (ubyte 200 to ulong), long cast (ubyte 200 to long), float cast (ubyte 200 to float), double cast (ubyte 200 to double), sbyte* cast (ubyte 200 to sbyte*))
	call void %from.ubyte(ubyte 255)
	%f15 = getelementptr [44 x sbyte]* %f.ubyte, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f15, bool cast (ubyte 255 to bool), ubyte cast (ubyte 255 to ubyte), sbyte cast (ubyte 255 to sbyte), ushort cast (ubyte 255 to ushort), short cast (ubyte 255 to short), uint cast (ubyte 255 to uint), int cast (ubyte 255 to int), ulong cast (ubyte 255 to ulong), long cast (ubyte 255 to long), float cast (ubyte 255 to float), double cast (ubyte 255 to double), sbyte* cast (ubyte 255 to sbyte*))
	call void %from.sbyte(sbyte -128)
	%f18 = getelementptr [44 x sbyte]* %f.sbyte, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f18, bool cast (sbyte -128 to bool), ubyte cast (sbyte -128 to ubyte), sbyte cast (sbyte -128 to sbyte), ushort cast (sbyte -128 to ushort), short cast (sbyte -128 to short), uint cast (sbyte -128 to uint), int cast (sbyte -128 to int), ulong cast (sbyte -128 to ulong), long cast (sbyte -128 to long), float cast (sbyte -128 to float), double cast (sbyte -128 to double), sbyte* cast (sbyte -128 to sbyte*))
	call void %from.sbyte(sbyte -1)
	%f21 = getelementptr [44 x sbyte]* %f.sbyte, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f21, bool cast (sbyte -1 to bool), ubyte cast (sbyte -1 to ubyte), sbyte cast (sbyte -1 to sbyte), ushort cast (sbyte -1 to ushort), short cast (sbyte -1 to short), uint cast (sbyte -1 to uint), int cast (sbyte -1 to int), ulong cast (sbyte -1 to ulong), long cast (sbyte -1 to long), float cast (sbyte -1 to float), double cast (sbyte -1 to double), sbyte* cast (sbyte -1 to sbyte*))
	call void %from.sbyte(sbyte 127)
	%f24 = getelementptr [44 x sbyte]* %f.sbyte, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f24, bool cast (sbyte 127 to bool), ubyte cast (sbyte 127 to ubyte), sbyte cast (sbyte 127 to sbyte), ushort cast (sbyte 127 to ushort), short cast (sbyte 127 to short), uint cast (sbyte 127 to uint), int cast (sbyte 127 to int), ulong cast (sbyte 127 to ulong), long cast (sbyte 127 to long), float cast (sbyte 127 to float), double cast (sbyte 127 to double), sbyte* cast (sbyte 127 to sbyte*))
	call void %from.ushort(ushort 256)
	%f27 = getelementptr [44 x sbyte]* %f.ushort, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f27, bool cast (ushort 256 to bool), ubyte cast (ushort 256 to ubyte), sbyte cast (ushort 256 to sbyte), ushort cast (ushort 256 to ushort), short cast (ushort 256 to short), uint cast (ushort 256 to uint), int cast (ushort 256 to int), ulong cast (ushort 256 to ulong), long cast (ushort 256 to long), float cast (ushort 256 to float), double cast (ushort 256 to double), sbyte* cast (ushort 256 to sbyte*))
	call void %from.ushort(ushort 40000)
	%f30 = getelementptr [44 x sbyte]* %f.ushort, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f30, bool cast (ushort 40000 to bool), ubyte cast (ushort 40000 to ubyte), sbyte cast (ushort 40000 to sbyte), ushort cast (ushort 40000 to ushort), short cast (ushort 40000 to short), uint cast (ushort 40000 to uint), int cast (ushort 40000 to int), ulong cast (ushort 40000 to ulong), long cast (ushort 40000 to long), float cast (ushort 40000 to float), double cast (ushort 40000 to double), sbyte* cast (ushort 40000 to sbyte*))
	call void %from.ushort(ushort 65535)
	%f33 = getelementptr [44 x sbyte]* %f.ushort, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f33, bool cast (ushort 65535 to bool), ubyte cast (ushort 65535 to ubyte), sbyte cast (ushort 65535 to sbyte), ushort cast (ushort 65535 to ushort), short cast (ushort 65535 to short), uint cast (ushort 65535 to uint), int cast (ushort 65535 to int), ulong cast (ushort 65535 to ulong), long cast (ushort 65535 to long), float cast (ushort 65535 to float), double cast (ushort 65535 to double), sbyte* cast (ushort 65535 to sbyte*))
	call void %from.short(short -32768)
	%f36 = getelementptr [44 x sbyte]* %f.short, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f36, bool cast (short -32768 to bool), ubyte cast (short -32768 to ubyte), sbyte cast (short -32768 to sbyte), ushort cast (short -32768 to ushort), short cast (short -32768 to short), uint cast (short -32768 to uint), int cast (short -32768 to int), ulong cast (short -32768 to ulong), long cast (short -32768 to long), float cast (short -32768 to float), double cast (short -32768 to double), sbyte* cast (short -32768 to sbyte*))
	call void %from.short(short -1)
	%f39 = getelementptr [44 x sbyte]* %f.short, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f39, bool cast (short -1 to bool), ubyte cast (short -1 to ubyte), sbyte cast (short -1 to sbyte), ushort cast (short -1 to ushort), short cast (short -1 to short), uint cast (short -1 to uint), int cast (short -1 to int), ulong cast (short -1 to ulong), long cast (short -1 to long), float cast (short -1 to float), double cast (short -1 to double), sbyte* cast (short -1 to sbyte*))
	call void %from.short(short 32767)
	%f42 = getelementptr [44 x sbyte]* %f.short, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f42, bool cast (short 32767 to bool), ubyte cast (short 32767 to ubyte), sbyte cast (short 32767 to sbyte), ushort cast (short 32767 to ushort), short cast (short 32767 to short), uint cast (short 32767 to uint), int cast (short 32767 to int), ulong cast (short 32767 to ulong), long cast (short 32767 to long), float cast (short 32767 to float), double cast (short 32767 to double), sbyte* cast (short 32767 to sbyte*))
	call void %from.uint(uint 16777217)
	%f45 = getelementptr [44 x sbyte]* %f.uint, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f45, bool cast (uint 16777217 to bool), ubyte cast (uint 16777217 to ubyte), sbyte cast (uint 16777217 to sbyte), ushort cast (uint 16777217 to ushort), short cast (uint 16777217 to short), uint cast (uint 16777217 to uint), int cast (uint 16777217 to int), ulong cast (uint 16777217 to ulong), long cast (uint 16777217 to long), float cast (uint 16777217 to float), double cast (uint 16777217 to double), sbyte* cast (uint 16777217 to sbyte*))
	call void %from.uint(uint 65536)
	%f48 = getelementptr [44 x sbyte]* %f.uint, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f48, bool cast (uint 65536 to bool), ubyte cast (uint 65536 to ubyte), sbyte cast (uint 65536 to sbyte), ushort cast (uint 65536 to ushort), short cast (uint 65536 to short), uint cast (uint 65536 to uint), int cast (uint 65536 to int), ulong cast (uint 65536 to ulong), long cast (uint 65536 to long), float cast (uint 65536 to float), double cast (uint 65536 to double), sbyte* cast (uint 65536 to sbyte*))
	call void %from.uint(uint 4294967295)
	%f51 = getelementptr [44 x sbyte]* %f.uint, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f51, bool cast (uint 4294967295 to bool), ubyte cast (uint 4294967295 to ubyte), sbyte cast (uint 4294967295 to sbyte), ushort cast (uint 4294967295 to ushort), short cast (uint 4294967295 to short), uint cast (uint 4294967295 to uint), int cast (uint 4294967295 to int), ulong cast (uint 4294967295 to ulong), long cast (uint 4294967295 to long), float cast (uint 4294967295 to float), double cast (uint 4294967295 to double), sbyte* cast (uint 4294967295 to sbyte*))
	call void %from.int(int -2147483648)
	%f54 = getelementptr [44 x sbyte]* %f.int, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f54, bool cast (int -2147483648 to bool), ubyte cast (int -2147483648 to ubyte), sbyte cast (int -2147483648 to sbyte), ushort cast (int -2147483648 to ushort), short cast (int -2147483648 to short), uint cast (int -2147483648 to uint), int cast (int -2147483648 to int), ulong cast (int -2147483648 to ulong), long cast (int -2147483648 to long), float cast (int -2147483648 to float), double cast (int -2147483648 to double), sbyte* cast (int -2147483648 to sbyte*))
	call void %from.int(int -1)
	%f57 = getelementptr [44 x sbyte]* %f.int, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f57, bool cast (int -1 to bool), ubyte cast (int -1 to ubyte), sbyte cast (int -1 to sbyte), ushort cast (int -1 to ushort), short cast (int -1 to short), uint cast (int -1 to uint), int cast (int -1 to int), ulong cast (int -1 to ulong), long cast (int -1 to long), float cast (int -1 to float), double cast (int -1 to double), sbyte* cast (int -1 to sbyte*))
	call void %from.int(int 2147483647)
	%f60 = getelementptr [44 x sbyte]* %f.int, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f60, bool cast (int 2147483647 to bool), ubyte cast (int 2147483647 to ubyte), sbyte cast (int 2147483647 to sbyte), ushort cast (int 2147483647 to ushort), short cast (int 2147483647 to short), uint cast (int 2147483647 to uint), int cast (int 2147483647 to int), ulong cast (int 2147483647 to ulong), long cast (int 2147483647 to long), float cast (int 2147483647 to float), double cast (int 2147483647 to double), sbyte* cast (int 2147483647 to sbyte*))
	call void %from.int(int 257)
	%f63 = getelementptr [44 x sbyte]* %f.int, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f63, bool cast (int 257 to bool), ubyte cast (int 257 to ubyte), sbyte cast (int 257 to sbyte), ushort cast (int 257 to ushort), short cast (int 257 to short), uint cast (int 257 to uint), int cast (int 257 to int), ulong cast (int 257 to ulong), long cast (int 257 to long), float cast (int 257 to float), double cast (int 257 to double), sbyte* cast (int 257 to sbyte*))
	call void %from.ulong(ulong 4294967296)
	%f66 = getelementptr [44 x sbyte]* %f.ulong, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f66, bool cast (ulong 4294967296 to bool), ubyte cast (ulong 4294967296 to ubyte), sbyte cast (ulong 4294967296 to sbyte), ushort cast (ulong 4294967296 to ushort), short cast (ulong 4294967296 to short), uint cast (ulong 4294967296 to uint), int cast (ulong 4294967296 to int), ulong cast (ulong 4294967296 to ulong), long cast (ulong 4294967296 to long), float cast (ulong 4294967296 to float), double cast (ulong 4294967296 to double), sbyte* cast (ulong 4294967296 to sbyte*))
	call void %from.ulong(ulong 9007199254740993)
	%f69 = getelementptr [44 x sbyte]* %f.ulong, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f69, bool cast (ulong 9007199254740993 to bool), ubyte cast (ulong 9007199254740993 to ubyte), sbyte cast (ulong 9007199254740993 to sbyte), ushort cast (ulong 9007199254740993 to ushort), short cast (ulong 9007199254740993 to short), uint cast (ulong 9007199254740993 to uint), int cast (ulong 9007199254740993 to int), ulong cast (ulong 9007199254740993 to ulong), long cast (ulong 9007199254740993 to long), float cast (ulong 9007199254740993 to float), double cast (ulong 9007199254740993 to double), sbyte* cast (ulong 9007199254740993 to sbyte*))
	call void %from.ulong(ulong 18446744073709551615)
	%f72 = getelementptr [44 x sbyte]* %f.ulong, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f72, bool cast (ulong 18446744073709551615 to bool), ubyte cast (ulong 18446744073709551615 to ubyte), sbyte cast (ulong 18446744073709551615 to sbyte), ushort cast (ulong 18446744073709551615 to ushort), short cast (ulong 18446744073709551615 to short), uint cast (ulong 18446744073709551615 to uint), int cast (ulong 18446744073709551615 to int), ulong cast (ulong 18446744073709551615 to ulong), long cast (ulong 18446744073709551615 to long), float cast (ulong 18446744073709551615 to float), double cast (ulong 18446744073709551615 to double), sbyte* cast (ulong 18446744073709551615 to sbyte*))
	call void %from.long(long -9223372036854775808)
	%f75 = getelementptr [44 x sbyte]* %f.long, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f75, bool cast (long -9223372036854775808 to bool), ubyte cast (long -9223372036854775808 to ubyte), sbyte cast (long -9223372036854775808 to sbyte), ushort cast (long -9223372036854775808 to ushort), short cast (long -9223372036854775808 to short), uint cast (long -9223372036854775808 to uint), int cast (long -9223372036854775808 to int), ulong cast (long -9223372036854775808 to ulong), long cast (long -9223372036854775808 to long), float cast (long -9223372036854775808 to float), double cast (long -9223372036854775808 to double), sbyte* cast (long -9223372036854775808 to sbyte*))
	call void %from.long(long -1)
	%f78 = getelementptr [44 x sbyte]* %f.long, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f78, bool cast (long -1 to bool), ubyte cast (long -1 to ubyte), sbyte cast (long -1 to sbyte), ushort cast (long -1 to ushort), short cast (long -1 to short), uint cast (long -1 to uint), int cast (long -1 to int), ulong cast (long -1 to ulong), long cast (long -1 to long), float cast (long -1 to float), double cast (long -1 to double), sbyte* cast (long -1 to sbyte*))
	call void %from.long(long -16777217)
	%f81 = getelementptr [44 x sbyte]* %f.long, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f81, bool cast (long -16777217 to bool), ubyte cast (long -16777217 to ubyte), sbyte cast (long -16777217 to sbyte), ushort cast (long -16777217 to ushort), short cast (long -16777217 to short), uint cast (long -16777217 to uint), int cast (long -16777217 to int), ulong cast (long -16777217 to ulong), long cast (long -16777217 to long), float cast (long -16777217 to float), double cast (long -16777217 to double), sbyte* cast (long -16777217 to sbyte*))
	call void %from.long(long 4294967295)
	%f84 = getelementptr [44 x sbyte]* %f.long, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f84, bool cast (long 4294967295 to bool), ubyte cast (long 4294967295 to ubyte), sbyte cast (long 4294967295 to sbyte), ushort cast (long 4294967295 to ushort), short cast (long 4294967295 to short), uint cast (long 4294967295 to uint), int cast (long 4294967295 to int), ulong cast (long 4294967295 to ulong), long cast (long 4294967295 to long), float cast (long 4294967295 to float), double cast (long 4294967295 to double), sbyte* cast (long 4294967295 to sbyte*))
	call void %from.float(float 0.0)
	%f87 = getelementptr [44 x sbyte]* %f.float, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f87, bool cast (float 0.0 to bool), ubyte cast (float 0.0 to ubyte), sbyte cast (float 0.0 to sbyte), ushort cast (float 0.0 to ushort), short cast (float 0.0 to short), uint cast (float 0.0 to uint), int cast (float 0.0 to int), ulong cast (float 0.0 to ulong), long cast (float 0.0 to long), float cast (float 0.0 to float), double cast (float 0.0 to double), sbyte* cast (float 0.0 to sbyte*))
	call void %from.float(float 0.5)
	%f90 = getelementptr [44 x sbyte]* %f.float, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f90, bool cast (float 0.5 to bool), ubyte cast (float 0.5 to ubyte), sbyte cast (float 0.5 to sbyte), ushort cast (float 0.5 to ushort), short cast (float 0.5 to short), uint cast (float 0.5 to uint), int cast (float 0.5 to int), ulong cast (float 0.5 to ulong), long cast (float 0.5 to long), float cast (float 0.5 to float), double cast (float 0.5 to double), sbyte* cast (float 0.5 to sbyte*))
	call void %from.float(float 100.75)
	%f93 = getelementptr [44 x sbyte]* %f.float, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f93, bool cast (float 100.75 to bool), ubyte cast (float 100.75 to ubyte), sbyte cast (float 100.75 to sbyte), ushort cast (float 100.75 to ushort), short cast (float 100.75 to short), uint cast (float 100.75 to uint), int cast (float 100.75 to int), ulong cast (float 100.75 to ulong), long cast (float 100.75 to long), float cast (float 100.75 to float), double cast (float 100.75 to double), sbyte* cast (float 100.75 to sbyte*))
	call void %from.float.negative(float -2.75)
	%f96 = getelementptr [28 x sbyte]* %f.float.negative, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f96, bool cast (float -2.75 to bool), sbyte cast (float -2.75 to sbyte), short cast (float -2.75 to short), int cast (float -2.75 to int), long cast (float -2.75 to long), float cast (float -2.75 to float), double cast (float -2.75 to double))
	call void %from.float.negative(float -0.5)
	%f99 = getelementptr [28 x sbyte]* %f.float.negative, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f99, bool cast (float -0.5 to bool), sbyte cast (float -0.5 to sbyte), short cast (float -0.5 to short), int cast (float -0.5 to int), long cast (float -0.5 to long), float cast (float -0.5 to float), double cast (float -0.5 to double))
	call void %from.double(double 0.0)
	%f102 = getelementptr [44 x sbyte]* %f.double, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f102, bool cast (double 0.0 to bool), ubyte cast (double 0.0 to ubyte), sbyte cast (double 0.0 to sbyte), ushort cast (double 0.0 to ushort), short cast (double 0.0 to short), uint cast (double 0.0 to uint), int cast (double 0.0 to int), ulong cast (double 0.0 to ulong), long cast (double 0.0 to long), float cast (double 0.0 to float), double cast (double 0.0 to double), sbyte* cast (double 0.0 to sbyte*))
	call void %from.double(double 0.5)
	%f105 = getelementptr [44 x sbyte]* %f.double, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f105, bool cast (double 0.5 to bool), ubyte cast (double 0.5 to ubyte), sbyte cast (double 0.5 to sbyte), ushort cast (double 0.5 to ushort), short cast (double 0.5 to short), uint cast (double 0.5 to uint), int cast (double 0.5 to int), ulong cast (double 0.5 to ulong), long cast (double 0.5 to long), float cast (double 0.5 to float), double cast (double 0.5 to double), sbyte* cast (double 0.5 to sbyte*))
	call void %from.double(double 100.75)
	%f108 = getelementptr [44 x sbyte]* %f.double, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f108, bool cast (double 100.75 to bool), ubyte cast (double 100.75 to ubyte), sbyte cast (double 100.75 to sbyte), ushort cast (double 100.75 to ushort), short cast (double 100.75 to short), uint cast (double 100.75 to uint), int cast (double 100.75 to int), ulong cast (double 100.75 to ulong), long cast (double 100.75 to long), float cast (double 100.75 to float), double cast (double 100.75 to double), sbyte* cast (double 100.75 to sbyte*))
	call void %from.double.negative(double -2.75)
	%f111 = getelementptr [28 x sbyte]* %f.double.negative, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f111, bool cast (double -2.75 to bool), sbyte cast (double -2.75 to sbyte), short cast (double -2.75 to short), int cast (double -2.75 to int), long cast (double -2.75 to long), float cast (double -2.75 to float), double cast (double -2.75 to double))
	call void %from.double.negative(double -100.1)
	%f114 = getelementptr [28 x sbyte]* %f.double.negative, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f114, bool cast (double -100.1 to bool), sbyte cast (double -100.1 to sbyte), short cast (double -100.1 to short), int cast (double -100.1 to int), long cast (double -100.1 to long), float cast (double -100.1 to float), double cast (double -100.1 to double))
	call void %from.sbyte.ptr(sbyte* null)
	%f117 = getelementptr [44 x sbyte]* %f.sbyte.ptr, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f117, bool cast (sbyte* null to bool), ubyte cast (sbyte* null to ubyte), sbyte cast (sbyte* null to sbyte), ushort cast (sbyte* null to ushort), short cast (sbyte* null to short), uint cast (sbyte* null to uint), int cast (sbyte* null to int), ulong cast (sbyte* null to ulong), long cast (sbyte* null to long), float cast (sbyte* null to float), double cast (sbyte* null to double), sbyte* cast (sbyte* null to sbyte*))
	call void %from.sbyte.ptr(sbyte* cast (ulong 4096 to sbyte*))
	%f120 = getelementptr [44 x sbyte]* %f.sbyte.ptr, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f120, bool cast (sbyte* cast (ulong 4096 to sbyte*) to bool), ubyte cast (sbyte* cast (ulong 4096 to sbyte*) to ubyte), sbyte cast (sbyte* cast (ulong 4096 to sbyte*) to sbyte), ushort cast (sbyte* cast (ulong 4096 to sbyte*) to ushort), short cast (sbyte* cast (ulong 4096 to sbyte*) to short), uint cast (sbyte* cast (ulong 4096 to sbyte*) to uint), int cast (sbyte* cast (ulong 4096 to sbyte*) to int), ulong cast (sbyte* cast (ulong 4096 to sbyte*) to ulong), long cast (sbyte* cast (ulong 4096 to sbyte*) to long), float cast (sbyte* cast (ulong 4096 to sbyte*) to float), double cast (sbyte* cast (ulong 4096 to sbyte*) to double), sbyte* cast (sbyte* cast (ulong 4096 to sbyte*) to sbyte*))
	call void %from.sbyte.ptr(sbyte* cast (ulong 18446744073709551615 to sbyte*))
	%f123 = getelementptr [44 x sbyte]* %f.sbyte.ptr, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f123, bool cast (sbyte* cast (ulong 18446744073709551615 to sbyte*) to bool), ubyte cast (sbyte* cast (ulong 18446744073709551615 to sbyte*) to ubyte), sbyte cast (sbyte* cast (ulong 18446744073709551615 to sbyte*) to sbyte), ushort cast (sbyte* cast (ulong 18446744073709551615 to sbyte*) to ushort), short cast (sbyte* cast (ulong 18446744073709551615 to sbyte*) to short), uint cast (sbyte* cast (ulong 18446744073709551615 to sbyte*) to uint), int cast (sbyte* cast (ulong 18446744073709551615 to sbyte*) to int), ulong cast (sbyte* cast (ulong 18446744073709551615 to sbyte*) to ulong), long cast (sbyte* cast (ulong 18446744073709551615 to sbyte*) to long), float cast (sbyte* cast (ulong 18446744073709551615 to sbyte*) to float), double cast (sbyte* cast (ulong 18446744073709551615 to sbyte*) to double), sbyte* cast (sbyte* cast (ulong 18446744073709551615 to sbyte*) to sbyte*))
	ret int 0
}
