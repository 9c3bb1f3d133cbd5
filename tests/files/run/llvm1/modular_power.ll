; test: powers and inverses modulo a prime, with ulongs, and a greatest common divisor.
; exit: 0
; stdout: 64935414 203483193 21
; stdout: 1
%fmt = internal constant [16 x sbyte] c"%llu %llu %llu\0A\00"
%one = internal constant [6 x sbyte] c"%llu\0A\00"
declare int %printf(sbyte*, ...)
implementation
ulong %power(ulong %base, ulong %exponent, ulong %m) {
entry:
	br label %loop
loop:
	%b = phi ulong [ %base, %entry ], [ %b2, %next ]
	%e = phi ulong [ %exponent, %entry ], [ %e2, %next ]
	%r = phi ulong [ 1, %entry ], [ %r2, %next ]
	%end = seteq ulong %e, 0
	br bool %end, label %done, label %step
step:
	%bit = and ulong %e, 1
	%odd = cast ulong %bit to bool
	br bool %odd, label %take, label %next
take:
	%rb = mul ulong %r, %b
	%r1 = rem ulong %rb, %m
	br label %next
next:
	%r2 = phi ulong [ %r, %step ], [ %r1, %take ]
	%bb = mul ulong %b, %b
	%b2 = rem ulong %bb, %m
	%e2 = shr ulong %e, ubyte 1
	br label %loop
done:
	ret ulong %r
}
ulong %gcd(ulong %a, ulong %b) {
	%end = seteq ulong %b, 0
	br bool %end, label %done, label %step
done:
	ret ulong %a
step:
	%r = rem ulong %a, %b
	%g = tail call ulong %gcd(ulong %b, ulong %r)
	ret ulong %g
}
int %main() {
	%a = call ulong %power(ulong 3, ulong 1000000, ulong 1000000007)
	%inverse = call ulong %power(ulong 12345, ulong 1000000005, ulong 1000000007)
	%g = call ulong %gcd(ulong 1071, ulong 462)
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([16 x sbyte]* %fmt, long 0, long 0), ulong %a, ulong %inverse, ulong %g)
	%product = mul ulong %inverse, 12345
	%u = rem ulong %product, 1000000007
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([6 x sbyte]* %one, long 0, long 0), ulong %u)
	ret int 0
}
