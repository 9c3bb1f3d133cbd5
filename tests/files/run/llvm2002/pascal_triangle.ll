; test: 2002: the triangle of Pascal in rows that are as long as they need to be.
; exit: 0
; stdout: 1 
; stdout: 1 1 
; stdout: 1 2 1 
; stdout: 1 3 3 1 
; stdout: 1 4 6 4 1 
; stdout: 1 5 10 10 5 1 
; stdout: 1 6 15 20 15 6 1 
; stdout: 1 7 21 35 35 21 7 1 
; stdout: 1 8 28 56 70 56 28 8 1 
%item = internal constant [4 x sbyte] c"%u \00"
declare int "putchar"(int)
declare int "printf"(sbyte*, ...)
implementation
[uint]* "next"([uint]* %row, uint %n)
begin
entry:
	%size = add uint %n, 1
	%new = malloc [uint], uint %size
	store uint 1, [uint]* %new, uint 0
	br label %loop
loop:
	%i = phi uint [ 1, %entry ], [ %i1, %body ]
	%end = setge uint %i, %n
	br bool %end, label %done, label %body
body:
	%before = sub uint %i, 1
	%a = load [uint]* %row, uint %before
	%b = load [uint]* %row, uint %i
	%s = add uint %a, %b
	store uint %s, [uint]* %new, uint %i
	%i1 = add uint %i, 1
	br label %loop
done:
	store uint 1, [uint]* %new, uint %n
	free [uint]* %row
	ret [uint]* %new
end
void "show"([uint]* %row, uint %n)
begin
entry:
	br label %loop
loop:
	%i = phi uint [ 0, %entry ], [ %i1, %loop ]
	%v = load [uint]* %row, uint %i
	%text1 = getelementptr [4 x sbyte]* %item, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, uint %v)
	%i1 = add uint %i, 1
	%more = setle uint %i1, %n
	br bool %more, label %loop, label %done
done:
	call int %putchar(int 10)
	ret void
end
int "main"()
begin
entry:
	%first = malloc [uint], uint 1
	store uint 1, [uint]* %first, uint 0
	br label %loop
loop:
	%n = phi uint [ 0, %entry ], [ %n1, %more ]
	%row = phi [uint]* [ %first, %entry ], [ %new, %more ]
	call void %show([uint]* %row, uint %n)
	%n1 = add uint %n, 1
	%end = seteq uint %n1, 9
	br bool %end, label %done, label %more
more:
	%new = call [uint]* %next([uint]* %row, uint %n1)
	br label %loop
done:
	free [uint]* %row
	ret int 0
end
