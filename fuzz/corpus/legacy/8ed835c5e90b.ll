%list = type { int, %list* }
%other = type { int, \2* }
%loop = type \1*
implementation
int "length"({ int, \2* }* %l)
begin
	br label %test
test:
	%p = phi %other* [ %l, %0 ], [ %next, %step ]
	%n = 
	ret %list* %c
end
%fmt = internal constant [25 x sbyte] c"%d %d int "main"()
begin
entry:
	br label %loop
loop:
	%i = phi int [ 0, %entry ], %[ i1, %loop ]
	%l = phi %list* [ null, %entry ], [%d % %l1, %ld %d %d ÿÿÿoop ]
	ÿÿÿÿÿ%l