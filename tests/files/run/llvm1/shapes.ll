; test: objects with tables of functions, as C++ had them: areas by a call through the table.
; exit: 0
; stdout: square 4.00
; stdout: circle 28.27
; stdout: rectangle 10.00
; stdout: total 42.27
%square = internal constant [7 x sbyte] c"square\00"
%circle = internal constant [7 x sbyte] c"circle\00"
%rectangle = internal constant [10 x sbyte] c"rectangle\00"
%fmt = internal constant [9 x sbyte] c"%s %.2f\0A\00"
%total = internal constant [12 x sbyte] c"total %.2f\0A\00"
%shape = type { %table*, double, double }
%table = type { sbyte* (%shape*)*, double (%shape*)* }
%square_table = internal constant %table { sbyte* (%shape*)* %square_name, double (%shape*)* %square_area }
%circle_table = internal constant %table { sbyte* (%shape*)* %circle_name, double (%shape*)* %circle_area }
%rectangle_table = internal constant %table { sbyte* (%shape*)* %rectangle_name, double (%shape*)* %rectangle_area }
%shapes = internal global [3 x %shape] [ %shape { %table* %square_table, double 2.0, double 0.0 }, %shape { %table* %circle_table, double 3.0, double 0.0 }, %shape { %table* %rectangle_table, double 2.5, double 4.0 } ]
declare int %printf(sbyte*, ...)
implementation
sbyte* %square_name(%shape* %s) {
	ret sbyte* getelementptr ([7 x sbyte]* %square, long 0, long 0)
}
sbyte* %circle_name(%shape* %s) {
	ret sbyte* getelementptr ([7 x sbyte]* %circle, long 0, long 0)
}
sbyte* %rectangle_name(%shape* %s) {
	ret sbyte* getelementptr ([10 x sbyte]* %rectangle, long 0, long 0)
}
double %side(%shape* %s, bool %second) {
	br bool %second, label %b, label %a
a:
	%p = getelementptr %shape* %s, long 0, uint 1
	%x = load double* %p
	ret double %x
b:
	%q = getelementptr %shape* %s, long 0, uint 2
	%y = load double* %q
	ret double %y
}
double %square_area(%shape* %s) {
	%x = call double %side(%shape* %s, bool false)
	%a = mul double %x, %x
	ret double %a
}
double %circle_area(%shape* %s) {
	%x = call double %side(%shape* %s, bool false)
	%a = mul double %x, %x
	%area = mul double %a, 0x400921FB54442D18
	ret double %area
}
double %rectangle_area(%shape* %s) {
	%x = call double %side(%shape* %s, bool false)
	%y = call double %side(%shape* %s, bool true)
	%a = mul double %x, %y
	ret double %a
}
int %main() {
entry:
	br label %loop
loop:
	%i = phi int [ 0, %entry ], [ %i1, %loop ]
	%total = phi double [ 0.0, %entry ], [ %total1, %loop ]
	%s = getelementptr [3 x %shape]* %shapes, long 0, int %i
	%tp = getelementptr %shape* %s, long 0, uint 0
	%t = load %table** %tp
	%np = getelementptr %table* %t, long 0, uint 0
	%n = load sbyte* (%shape*)** %np
	%name = call sbyte* %n(%shape* %s)
	%ap = getelementptr %table* %t, long 0, uint 1
	%a = load double (%shape*)** %ap
	%area = call double %a(%shape* %s)
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([9 x sbyte]* %fmt, long 0, long 0), sbyte* %name, double %area)
	%total1 = add double %total, %area
	%i1 = add int %i, 1
	%more = setlt int %i1, 3
	br bool %more, label %loop, label %done
done:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([12 x sbyte]* %total, long 0, long 0), double %total1)
	ret int 0
}
