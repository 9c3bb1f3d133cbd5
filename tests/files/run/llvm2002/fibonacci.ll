; test: 2002: numbers of Fibonacci by recursion in ints, and by a loop in longs.
; exit: 0
; stdout: 6765 2880067194370816120
%fmt = internal constant [9 x sbyte] c"%d %lld\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "fib"(int %n)
begin
	%small = setlt int %n, 2
	br bool %small, label %base, label %sum
base:
	ret int %n
sum:
	%n1 = sub int %n, 1
	%n2 = sub int %n, 2
	%a = call int %fib(int %n1)
	%b = call int %fib(int %n2)
	%s = add int %a, %b
	ret int %s
end
long "fib"(int %n)
begin
entry:
	br label %loop
loop:
	%i = phi int [ 0, %entry ], [ %i1, %step ]
	%a = phi long [ 0, %entry ], [ %b, %step ]
	%b = phi long [ 1, %entry ], [ %c, %step ]
	%end = seteq int %i, %n
	br bool %end, label %done, label %step
step:
	%c = add long %a, %b
	%i1 = add int %i, 1
	br label %loop
done:
	ret long %a
end
int "main"()
begin
	%x = call int (int) %fib(int 20)
	%y = call long (int) %fib(int 90)
	%text1 = getelementptr [9 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, int %x, long %y)
	ret int 0
end
