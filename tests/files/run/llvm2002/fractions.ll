; test: 2002: sums of fractions in lowest terms: structures, and a greatest common divisor of longs.
; exit: 0
; stdout: 1/1 = 1/1
; stdout: + 1/2 = 3/2
; stdout: + 1/3 = 11/6
; stdout: + 1/4 = 25/12
; stdout: + 1/5 = 137/60
; stdout: + 1/6 = 49/20
%fraction = type { long, long }
%first = internal constant [17 x sbyte] c"1/1 = %lld/%lld\0A\00"
%fmt = internal constant [22 x sbyte] c"+ 1/%lld = %lld/%lld\0A\00"
declare int "printf"(sbyte*, ...)
implementation
long "gcd"(long %a, long %b)
begin
	%end = seteq long %b, 0
	br bool %end, label %done, label %step
done:
	ret long %a
step:
	%r = rem long %a, %b
	%g = call long %gcd(long %b, long %r)
	ret long %g
end
void "add"(%fraction* %x, long %n, long %d)
begin
	%xn = load %fraction* %x, ubyte 0
	%xd = load %fraction* %x, ubyte 1
	%a = mul long %xn, %d
	%b = mul long %n, %xd
	%sn = add long %a, %b
	%sd = mul long %xd, %d
	%g = call long %gcd(long %sn, long %sd)
	%rn = div long %sn, %g
	%rd = div long %sd, %g
	store long %rn, %fraction* %x, ubyte 0
	store long %rd, %fraction* %x, ubyte 1
	ret void
end
int "main"()
begin
entry:
	%x = alloca %fraction
	store long 1, %fraction* %x, ubyte 0
	store long 1, %fraction* %x, ubyte 1
	%text1 = getelementptr [17 x sbyte]* %first, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, long 1, long 1)
	br label %loop
loop:
	%i = phi long [ 2, %entry ], [ %i1, %loop ]
	call void %add(%fraction* %x, long 1, long %i)
	%n = load %fraction* %x, ubyte 0
	%d = load %fraction* %x, ubyte 1
	%text2 = getelementptr [22 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text2, long %i, long %n, long %d)
	%i1 = add long %i, 1
	%more = setle long %i1, 6
	br bool %more, label %loop, label %done
done:
	ret int 0
end
