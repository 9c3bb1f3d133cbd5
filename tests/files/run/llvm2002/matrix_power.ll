; test: 2002: powers of a matrix of ulongs by squares give numbers of Fibonacci.
; exit: 0
; stdout: 12200160415121876738
; stdout: 12586269025
%matrix = type [2 x [2 x ulong]]
%fmt = internal constant [6 x sbyte] c"%llu\0A\00"
declare int "printf"(sbyte*, ...)
implementation
ulong "cell"(%matrix* %a, %matrix* %b, uint %i, uint %j)
begin
	%a0 = load %matrix* %a, uint %i, uint 0
	%b0 = load %matrix* %b, uint 0, uint %j
	%a1 = load %matrix* %a, uint %i, uint 1
	%b1 = load %matrix* %b, uint 1, uint %j
	%x = mul ulong %a0, %b0
	%y = mul ulong %a1, %b1
	%s = add ulong %x, %y
	ret ulong %s
end
; a = a * b; b may be a.
void "times"(%matrix* %a, %matrix* %b)
begin
	%c00 = call ulong %cell(%matrix* %a, %matrix* %b, uint 0, uint 0)
	%c01 = call ulong %cell(%matrix* %a, %matrix* %b, uint 0, uint 1)
	%c10 = call ulong %cell(%matrix* %a, %matrix* %b, uint 1, uint 0)
	%c11 = call ulong %cell(%matrix* %a, %matrix* %b, uint 1, uint 1)
	store ulong %c00, %matrix* %a, uint 0, uint 0
	store ulong %c01, %matrix* %a, uint 0, uint 1
	store ulong %c10, %matrix* %a, uint 1, uint 0
	store ulong %c11, %matrix* %a, uint 1, uint 1
	ret void
end
void "set"(%matrix* %m, ulong %a, ulong %b, ulong %c, ulong %d)
begin
	store ulong %a, %matrix* %m, uint 0, uint 0
	store ulong %b, %matrix* %m, uint 0, uint 1
	store ulong %c, %matrix* %m, uint 1, uint 0
	store ulong %d, %matrix* %m, uint 1, uint 1
	ret void
end
ulong "fibonacci"(uint %n)
begin
entry:
	%r = malloc %matrix
	%b = malloc %matrix
	call void %set(%matrix* %r, ulong 1, ulong 0, ulong 0, ulong 1)
	call void %set(%matrix* %b, ulong 1, ulong 1, ulong 1, ulong 0)
	br label %loop
loop:
	%e = phi uint [ %n, %entry ], [ %e1, %square ]
	%end = seteq uint %e, 0
	br bool %end, label %done, label %step
step:
	%bit = and uint %e, 1
	%odd = seteq uint %bit, 1
	br bool %odd, label %take, label %square
take:
	call void %times(%matrix* %r, %matrix* %b)
	br label %square
square:
	call void %times(%matrix* %b, %matrix* %b)
	%e1 = shr uint %e, ubyte 1
	br label %loop
done:
	%f = load %matrix* %r, uint 0, uint 1
	free %matrix* %r
	free %matrix* %b
	ret ulong %f
end
int "main"()
begin
	%x = call ulong %fibonacci(uint 93)
	%text1 = getelementptr [6 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, ulong %x)
	%y = call ulong %fibonacci(uint 50)
	%text2 = getelementptr [6 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text2, ulong %y)
	ret int 0
end
