; test: 2002: unsigned arithmetic at the edges of every width.
; exit: 0
; stdout: 0 255 128 0
; stdout: 0 65535 32768
; stdout: 0 4294967295 2147483648
; stdout: 0 18446744073709551615 9223372036854775808
; stdout: 1 0 85 1
%f8 = internal constant [13 x sbyte] c"%u %u %u %u\0A\00"
%f3 = internal constant [10 x sbyte] c"%u %u %u\0A\00"
%f64 = internal constant [13 x sbyte] c"%lu %lu %lu\0A\00"
%b = global ubyte 255
%s = global ushort 65535
%i = global uint 4294967295
%l = global ulong 18446744073709551615
declare int "printf"(sbyte*, ...)
implementation
int "main"()
begin
	%bv = load ubyte* %b
	%b0 = add ubyte %bv, 1
	%b1 = sub ubyte %b0, 1
	%b2 = shr ubyte %bv, ubyte 1
	%b3 = add ubyte %b2, 1
	%b4 = mul ubyte %b3, 2
	%p8 = getelementptr [13 x sbyte]* %f8, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %p8, ubyte %b0, ubyte %b1, ubyte %b3, ubyte %b4)
	%sv = load ushort* %s
	%s0 = add ushort %sv, 1
	%s1 = sub ushort %s0, 1
	%s2 = shr ushort %sv, ubyte 1
	%s3 = add ushort %s2, 1
	%p3 = getelementptr [10 x sbyte]* %f3, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %p3, ushort %s0, ushort %s1, ushort %s3)
	%iv = load uint* %i
	%i0 = add uint %iv, 1
	%i1 = sub uint %i0, 1
	%i2 = shr uint %iv, ubyte 1
	%i3 = add uint %i2, 1
	call int (sbyte*, ...)* %printf(sbyte* %p3, uint %i0, uint %i1, uint %i3)
	%lv = load ulong* %l
	%l0 = add ulong %lv, 1
	%l1 = sub ulong %l0, 1
	%l2 = shr ulong %lv, ubyte 1
	%l3 = add ulong %l2, 1
	%p64 = getelementptr [13 x sbyte]* %f64, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %p64, ulong %l0, ulong %l1, ulong %l3)
	%big = setgt ubyte %bv, 127
	%sb = cast ubyte %bv to sbyte
	%neg = setgt sbyte %sb, 127
	%q = div ubyte %bv, 3
	%r = rem ubyte %bv, 127
	%bi = cast bool %big to ubyte
	%ni = cast bool %neg to ubyte
	call int (sbyte*, ...)* %printf(sbyte* %p8, ubyte %bi, ubyte %ni, ubyte %q, ubyte %r)
	ret int 0
end
