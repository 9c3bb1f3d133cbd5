; test: cast between every kind of types does what C does.
; exit: 0
; stdout: 1 1 0 1
; stdout: -1 255 65535 4294967295
; stdout: 200 -56 200
; stdout: 3 -3 3.000000 4000000000.000000
; stdout: 0.500000 -2.000000
; stdout: 1 0 1
; stdout: ffffffffffffffff ffffffff
%f4 = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%f4u = internal constant [13 x sbyte] c"%d %u %u %u\0A\00"
%f3 = internal constant [10 x sbyte] c"%u %d %u\0A\00"
%fx = internal constant [13 x sbyte] c"%d %d %f %f\0A\00"
%ff = internal constant [7 x sbyte] c"%f %f\0A\00"
%fd = internal constant [10 x sbyte] c"%d %d %d\0A\00"
%fl = internal constant [10 x sbyte] c"%lx %lx\0A\00\00"
%g = global int 5
declare int %printf(sbyte*, ...)
implementation
int %same(int %x) {
	ret int %x
}
int %main() {
	; X:1 and Y:true are the examples of the manual.
	%x = cast int 257 to ubyte
	%y = cast int 123 to bool
	%zero = call int %same(int 0)
	%z = cast int %zero to bool
	%half = cast double 0.5 to bool
	%xi = cast ubyte %x to int
	%yi = cast bool %y to int
	%zi = cast bool %z to int
	%hi = cast bool %half to int
	%p4 = getelementptr [13 x sbyte]* %f4, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p4, int %xi, int %yi, int %zi, int %hi)
	%m1 = call int %same(int -1)
	%b = cast int %m1 to ubyte
	%s = cast int %m1 to ushort
	%u = cast int %m1 to uint
	%bu = cast ubyte %b to uint
	%su = cast ushort %s to uint
	%p4u = getelementptr [13 x sbyte]* %f4u, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p4u, int %m1, uint %bu, uint %su, uint %u)
	%c200 = call int %same(int 200)
	%ub = cast int %c200 to ubyte
	%sb = cast ubyte %ub to sbyte
	%wide = cast ubyte %ub to int
	%swide = cast sbyte %sb to int
	%back = cast sbyte %sb to ubyte
	%p3 = getelementptr [10 x sbyte]* %f3, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p3, int %wide, int %swide, ubyte %back)
	%d = cast int 7 to double
	%d2 = div double %d, 2.0
	%i = cast double %d2 to int
	%n = sub double 0.0, %d2
	%ni = cast double %n to int
	%fl1 = cast int %i to float
	%fd1 = cast float %fl1 to double
	%big = cast double 4.0e+9 to uint
	%bigd = cast uint %big to double
	%px = getelementptr [13 x sbyte]* %fx, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %px, int %i, int %ni, double %fd1, double %bigd)
	%q = cast double 0.5 to float
	%sm = cast sbyte -2 to float
	%pf = getelementptr [7 x sbyte]* %ff, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %pf, float %q, float %sm)
	%isnull = cast int* null to bool
	%notnull = cast int* %g to bool
	%l = cast int* %g to long
	%p = cast long %l to int*
	%eq = seteq int* %p, %g
	%pd = getelementptr [10 x sbyte]* %fd, long 0, long 0
	%nn = cast bool %notnull to int
	%in = cast bool %isnull to int
	%ie = cast bool %eq to int
	call int (sbyte*, ...)* %printf(sbyte* %pd, int %nn, int %in, int %ie)
	; An integer that becomes a pointer is extended as its own sign says.
	%sp = cast int %m1 to sbyte*
	%up = cast uint %u to sbyte*
	%sl = cast sbyte* %sp to ulong
	%ul = cast sbyte* %up to ulong
	%pl = getelementptr [10 x sbyte]* %fl, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %pl, ulong %sl, ulong %ul)
	ret int 0
}
