; test: 2002: mean, deviation, least and greatest of doubles, with the built-in max, min and sqrt.
; exit: 0
; stdout: mean 5.00 deviation 2.00 from 2.0 to 9.0
%data = constant [8 x double] [ double 2.0, double 4.0, double 4.0, double 4.0, double 5.0, double 5.0, double 7.0, double 9.0 ]
%fmt = internal constant [44 x sbyte] c"mean %.2f deviation %.2f from %.1f to %.1f\0A\00"
declare int "printf"(sbyte*, ...)
implementation
double "mean"([8 x double]* %d)
begin
entry:
	br label %loop
loop:
	%i = phi uint [ 0, %entry ], [ %i1, %loop ]
	%s = phi double [ 0.0, %entry ], [ %s1, %loop ]
	%x = load [8 x double]* %d, uint %i
	%s1 = add double %s, %x
	%i1 = add uint %i, 1
	%more = setlt uint %i1, 8
	br bool %more, label %loop, label %done
done:
	%m = div double %s1, 8.0
	ret double %m
end
int "main"()
begin
entry:
	%m = call double %mean([8 x double]* %data)
	%first = load [8 x double]* %data, uint 0
	br label %loop
loop:
	%i = phi uint [ 0, %entry ], [ %i1, %loop ]
	%s = phi double [ 0.0, %entry ], [ %s1, %loop ]
	%low = phi double [ %first, %entry ], [ %low1, %loop ]
	%high = phi double [ %first, %entry ], [ %high1, %loop ]
	%x = load [8 x double]* %data, uint %i
	%low1 = min(double %low, double %x)
	%high1 = max(double %high, double %x)
	%d = sub double %x, %m
	%dd = mul double %d, %d
	%s1 = add double %s, %dd
	%i1 = add uint %i, 1
	%more = setlt uint %i1, 8
	br bool %more, label %loop, label %done
done:
	%variance = div double %s1, 8.0
	%deviation = sqrt(double %variance)
	%text1 = getelementptr [44 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, double %m, double %deviation, double %low1, double %high1)
	ret int 0
end
