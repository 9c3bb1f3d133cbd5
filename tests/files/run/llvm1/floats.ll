; test: comparisons of floats with a NaN: only setne holds.
; exit: 0
; stdout: 0 1 0 0 0 0
; stdout: 1 0
; stdout: 1.500000 0.750000 0.500000
%nan = global double 0x7FF8000000000000
%f6 = internal constant [19 x sbyte] c"%d %d %d %d %d %d\0A\00"
%f2 = internal constant [7 x sbyte] c"%d %d\0A\00"
%f3 = internal constant [10 x sbyte] c"%f %f %f\0A\00"
declare int %printf(sbyte*, ...)
declare bool %llvm.isunordered.f64(double, double)
declare bool %llvm.isunordered(float, float)
implementation
int %main() {
	%n = load double* %nan
	%eq = seteq double %n, %n
	%ne = setne double %n, %n
	%lt = setlt double %n, 1.0
	%gt = setgt double %n, 1.0
	%le = setle double %n, %n
	%ge = setge double %n, %n
	%a = cast bool %eq to int
	%b = cast bool %ne to int
	%c = cast bool %lt to int
	%d = cast bool %gt to int
	%e = cast bool %le to int
	%f = cast bool %ge to int
	%p6 = getelementptr [19 x sbyte]* %f6, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p6, int %a, int %b, int %c, int %d, int %e, int %f)
	%u = call bool %llvm.isunordered.f64(double %n, double 1.0)
	%o = call bool %llvm.isunordered(float 2.0, float 1.0)
	%ui = cast bool %u to int
	%oi = cast bool %o to int
	%p2 = getelementptr [7 x sbyte]* %f2, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p2, int %ui, int %oi)
	%x = div float 3.0, 2.0
	%y = mul float %x, 5.0e-1
	%z = rem double 7.5, 1.0
	%p3 = getelementptr [10 x sbyte]* %f3, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p3, float %x, float %y, double %z)
	ret int 0
}
