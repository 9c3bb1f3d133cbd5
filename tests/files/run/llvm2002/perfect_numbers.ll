; test: 2002: numbers below 1000 that are the sum of their divisors, and how many are more than it.
; exit: 0
; stdout: 6
; stdout: 28
; stdout: 496
; stdout: 245 abundant
%item = internal constant [4 x sbyte] c"%u\0A\00"
%fmt = internal constant [13 x sbyte] c"%u abundant\0A\00"
declare int "printf"(sbyte*, ...)
implementation
uint "divisors"(uint %n)
begin
entry:
	br label %loop
loop:
	%d = phi uint [ 1, %entry ], [ %d1, %next ]
	%sum = phi uint [ 0, %entry ], [ %sum2, %next ]
	%end = seteq uint %d, %n
	br bool %end, label %done, label %test
test:
	%r = rem uint %n, %d
	%divides = seteq uint %r, 0
	br bool %divides, label %take, label %next
take:
	%sum1 = add uint %sum, %d
	br label %next
next:
	%sum2 = phi uint [ %sum, %test ], [ %sum1, %take ]
	%d1 = add uint %d, 1
	br label %loop
done:
	ret uint %sum
end
int "main"()
begin
entry:
	br label %loop
loop:
	%n = phi uint [ 2, %entry ], [ %n1, %next ]
	%rich = phi uint [ 0, %entry ], [ %rich1, %next ]
	%s = call uint %divisors(uint %n)
	%is = seteq uint %s, %n
	br bool %is, label %show, label %next
show:
	%text1 = getelementptr [4 x sbyte]* %item, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, uint %n)
	br label %next
next:
	%over = setgt uint %s, %n
	%one = cast bool %over to uint
	%rich1 = add uint %rich, %one
	%n1 = add uint %n, 1
	%more = setlt uint %n1, 1000
	br bool %more, label %loop, label %done
done:
	%text2 = getelementptr [13 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text2, uint %rich1)
	ret int 0
end
