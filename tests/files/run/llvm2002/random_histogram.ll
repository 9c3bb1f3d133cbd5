; test: 2002: a generator of random uints that wraps around, and a histogram of its top bits.
; exit: 0
; stdout: 135 118 139 113 120 129 120 126 
; stdout: 1603858065
%bins = global [8 x uint] zeroinitializer
%seed = global uint 12345
%item = internal constant [4 x sbyte] c"%u \00"
%last = internal constant [5 x sbyte] c"\0A%u\0A\00"
declare int "printf"(sbyte*, ...)
implementation
uint "random"()
begin
	%x = load uint* %seed
	%m = mul uint %x, 1103515245
	%y = add uint %m, 12345
	store uint %y, uint* %seed
	ret uint %y
end
int "main"()
begin
entry:
	br label %loop
loop:
	%i = phi int [ 0, %entry ], [ %i1, %loop ]
	%r = call uint %random()
	%bin = shr uint %r, ubyte 29
	%n = load [8 x uint]* %bins, uint %bin
	%n1 = add uint %n, 1
	store uint %n1, [8 x uint]* %bins, uint %bin
	%i1 = add int %i, 1
	%more = setlt int %i1, 1000
	br bool %more, label %loop, label %show
show:
	%k = phi uint [ 0, %loop ], [ %k1, %show ]
	%v = load [8 x uint]* %bins, uint %k
	%text1 = getelementptr [4 x sbyte]* %item, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, uint %v)
	%k1 = add uint %k, 1
	%again = setlt uint %k1, 8
	br bool %again, label %show, label %done
done:
	%x = load uint* %seed
	%text2 = getelementptr [5 x sbyte]* %last, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text2, uint %x)
	ret int 0
end
