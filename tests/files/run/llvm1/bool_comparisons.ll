; test: setcc on bool, on pointers and on floats with NaN, where only setne holds.
; spec: LLVM 1.x, 'setcc' Instructions: "must be of first class type"
; exit: 0
; stdout: 1 0 0 1 1 1
; stdout: 0 1 1 0 1 0
; stdout: 0 1 0 0 0 0
%fmt = internal constant [19 x sbyte] c"%d %d %d %d %d %d\0A\00"
%pair = internal global [2 x int] zeroinitializer
declare int %printf(sbyte*, ...)
implementation
void %show(bool %a, bool %b, bool %c, bool %d, bool %e, bool %f) {
	%p = getelementptr [19 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p, bool %a, bool %b, bool %c, bool %d, bool %e, bool %f)
	ret void
}
; false is less than true.
void %bools(bool %f, bool %t) {
	%a = setlt bool %f, %t
	%b = setlt bool %t, %f
	%c = setgt bool %f, %t
	%d = setle bool %f, %t
	%e = setge bool %t, %t
	%g = setne bool %f, %t
	call void %show(bool %a, bool %b, bool %c, bool %d, bool %e, bool %g)
	ret void
}
void %pointers(int* %low, int* %high) {
	%a = seteq int* %low, %high
	%b = setne int* %low, %high
	%c = setlt int* %low, %high
	%d = setgt int* %low, %high
	%e = setle int* %low, %high
	%f = setge int* %low, %high
	call void %show(bool %a, bool %b, bool %c, bool %d, bool %e, bool %f)
	ret void
}
void %numbers(double %x, double %nan) {
	%a = seteq double %x, %nan
	%b = setne double %x, %nan
	%c = setlt double %x, %nan
	%d = setgt double %x, %nan
	%e = setle double %nan, %nan
	%f = setge double %x, %nan
	call void %show(bool %a, bool %b, bool %c, bool %d, bool %e, bool %f)
	ret void
}
int %main() {
	call void %bools(bool false, bool true)
	%one = getelementptr [2 x int]* %pair, long 0, long 1
	%zero = getelementptr [2 x int]* %pair, long 0, long 0
	call void %pointers(int* %zero, int* %one)
	call void %numbers(double 1.0, double 0x7FF8000000000000)
	ret int 0
}
