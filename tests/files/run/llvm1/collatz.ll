; test: the longest Collatz sequence below 30, in ulongs: 27 takes 111 steps.
; exit: 0
; stdout: 27 111
%fmt = internal constant [9 x sbyte] c"%lu %lu\0A\00"
declare int %printf(sbyte*, ...)
implementation
ulong %steps(ulong %n) {
	br label %test
test:
	%x = phi ulong [ %n, %0 ], [ %y, %join ]
	%s = phi ulong [ 0, %0 ], [ %s1, %join ]
	%one = seteq ulong %x, 1
	br bool %one, label %done, label %step
step:
	%low = and ulong %x, 1
	%odd = cast ulong %low to bool
	br bool %odd, label %up, label %down
up:
	%t = mul ulong %x, 3
	%u = add ulong %t, 1
	br label %join
down:
	%d = shr ulong %x, ubyte 1
	br label %join
join:
	%y = phi ulong [ %u, %up ], [ %d, %down ]
	%s1 = add ulong %s, 1
	br label %test
done:
	ret ulong %s
}
int %main() {
entry:
	br label %loop
loop:
	%n = phi ulong [ 1, %entry ], [ %n1, %loop ]
	%best = phi ulong [ 0, %entry ], [ %best1, %loop ]
	%at = phi ulong [ 0, %entry ], [ %at1, %loop ]
	%s = call ulong %steps(ulong %n)
	%better = setgt ulong %s, %best
	%best1 = select bool %better, ulong %s, ulong %best
	%at1 = select bool %better, ulong %n, ulong %at
	%n1 = add ulong %n, 1
	%more = setlt ulong %n1, 30
	br bool %more, label %loop, label %done
done:
	%f = getelementptr [9 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, ulong %at1, ulong %best1)
	ret int 0
}
