; test: 2002: integrals by the rule of Simpson: a square through a pointer, and the built-in sine.
; exit: 0
; stdout: 9.000000 2.000000
%fmt = internal constant [11 x sbyte] c"%.6f %.6f\0A\00"
declare int "printf"(sbyte*, ...)
implementation
double "square"(double %x)
begin
	%y = mul double %x, %x
	ret double %y
end
double "sine"(double %x)
begin
	%y = sin(double %x)
	ret double %y
end
double "simpson"(double (double)* %f, double %a, double %b, int %n)
begin
entry:
	%nd = cast int %n to double
	%width = sub double %b, %a
	%h = div double %width, %nd
	%fa = icall double %f(double %a)
	%fb = icall double %f(double %b)
	%ends = add double %fa, %fb
	br label %loop
loop:
	%i = phi int [ 1, %entry ], [ %i1, %add ]
	%s = phi double [ %ends, %entry ], [ %s1, %add ]
	%id = cast int %i to double
	%ih = mul double %id, %h
	%x = add double %a, %ih
	%y = icall double %f(double %x)
	%bit = and int %i, 1
	%odd = seteq int %bit, 1
	br bool %odd, label %four, label %two
four:
	%y4 = mul double %y, 4.0
	br label %add
two:
	%y2 = mul double %y, 2.0
	br label %add
add:
	%w = phi double [ %y4, %four ], [ %y2, %two ]
	%s1 = add double %s, %w
	%i1 = add int %i, 1
	%more = setlt int %i1, %n
	br bool %more, label %loop, label %done
done:
	%sh = mul double %s1, %h
	%r = div double %sh, 3.0
	ret double %r
end
int "main"()
begin
	%a = call double %simpson(double (double)* %square, double 0.0, double 3.0, int 10)
	%b = call double %simpson(double (double)* %sine, double 0.0, double 3.141592653589793, int 100)
	%text1 = getelementptr [11 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, double %a, double %b)
	ret int 0
end
