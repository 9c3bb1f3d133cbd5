; test: functions of one name and other types are other functions.
; spec: LLVM 1.x, Functions: "two functions with the same name but different parameter lists or return values are considered different functions"
; exit: 0
; stdout: 7 2.500000 1
%fmt = internal constant [10 x sbyte] c"%d %f %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
int %twice(int %x) {
	%r = add int %x, %x
	ret int %r
}
double %twice(double %x) {
	%r = add double %x, %x
	ret double %r
}
bool %twice(bool %x) {
	ret bool %x
}
int %main() {
	%a = call int %twice(int 3)
	%a1 = add int %a, 1
	%b = call double %twice(double 1.25)
	%c = call bool %twice(bool true)
	%ci = cast bool %c to int
	%p = getelementptr [10 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p, int %a1, double %b, int %ci)
	ret int 0
}
