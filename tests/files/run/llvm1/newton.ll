; test: square roots by the method of Newton, in floats and doubles, and a NaN that ends it.
; exit: 0
; stdout: 1.41421354 1.414213562373
; stdout: 1 0
%fmt = internal constant [12 x sbyte] c"%.8f %.12f\0A\00"
%nan = internal constant [7 x sbyte] c"%d %d\0A\00"
declare int %printf(sbyte*, ...)
declare bool %llvm.isunordered(double, double)
implementation
float %root(float %x) {
entry:
	br label %loop
loop:
	%i = phi int [ 0, %entry ], [ %i1, %loop ]
	%g = phi float [ 1.0, %entry ], [ %g1, %loop ]
	%q = div float %x, %g
	%s = add float %g, %q
	%g1 = mul float %s, 0.5
	%i1 = add int %i, 1
	%more = setlt int %i1, 10
	br bool %more, label %loop, label %done
done:
	ret float %g1
}
; A function of the same name and another type.
double %root(double %x) {
entry:
	%negative = setlt double %x, 0.0
	br bool %negative, label %none, label %loop
none:
	%nan = div double 0.0, 0.0
	ret double %nan
loop:
	%g = phi double [ 1.0, %entry ], [ %g1, %loop ]
	%q = div double %x, %g
	%s = add double %g, %q
	%g1 = mul double %s, 0.5
	%d = sub double %g1, %g
	%dd = mul double %d, %d
	%more = setgt double %dd, 1.0e-30
	br bool %more, label %loop, label %done
done:
	ret double %g1
}
int %main() {
	%a = call float %root(float 2.0)
	%b = call double %root(double 2.0)
	%ad = cast float %a to double
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([12 x sbyte]* %fmt, long 0, long 0), double %ad, double %b)
	%n = call double %root(double -1.0)
	%is = call bool %llvm.isunordered(double %n, double 1.0)
	%less = setlt double %n, 1.0
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([7 x sbyte]* %nan, long 0, long 0), bool %is, bool %less)
	ret int 0
}
