; test: 2002: polynomials by the scheme of Horner, in ints, floats and doubles by methods of one name.
; exit: 0
; stdout: 5 -1.2500 -16.7812
%c = constant [4 x int] [ int 2, int -6, int 2, int -1 ]
%fmt = internal constant [14 x sbyte] c"%d %.4f %.4f\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "p"(int %x)
begin
entry:
	br label %loop
loop:
	%i = phi uint [ 0, %entry ], [ %i1, %loop ]
	%r = phi int [ 0, %entry ], [ %r1, %loop ]
	%k = load [4 x int]* %c, uint %i
	%m = mul int %r, %x
	%r1 = add int %m, %k
	%i1 = add uint %i, 1
	%more = setlt uint %i1, 4
	br bool %more, label %loop, label %done
done:
	ret int %r1
end
float "p"(float %x)
begin
entry:
	br label %loop
loop:
	%i = phi uint [ 0, %entry ], [ %i1, %loop ]
	%r = phi float [ 0.0, %entry ], [ %r1, %loop ]
	%k = load [4 x int]* %c, uint %i
	%k = cast int %k to float
	%m = mul float %r, %x
	%r1 = add float %m, %k
	%i1 = add uint %i, 1
	%more = setlt uint %i1, 4
	br bool %more, label %loop, label %done
done:
	ret float %r1
end
double "p"(double %x)
begin
entry:
	br label %loop
loop:
	%i = phi uint [ 0, %entry ], [ %i1, %loop ]
	%r = phi double [ 0.0, %entry ], [ %r1, %loop ]
	%k = load [4 x int]* %c, uint %i
	%k = cast int %k to double
	%m = mul double %r, %x
	%r1 = add double %m, %k
	%i1 = add uint %i, 1
	%more = setlt uint %i1, 4
	br bool %more, label %loop, label %done
done:
	ret double %r1
end
int "main"()
begin
	%a = call int %p(int 3)
	%b = call float %p(float 0.5)
	%d = call double %p(double -1.25)
	%b = cast float %b to double
	%text1 = getelementptr [14 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, int %a, double %b, double %d)
	ret int 0
end
