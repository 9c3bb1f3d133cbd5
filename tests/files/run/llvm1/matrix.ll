; test: two matrices of doubles are multiplied.
; exit: 0
; stdout: 19 22
; stdout: 43 50
%a = global [2 x [2 x double]] [ [2 x double] [ double 1.0, double 2.0 ], [2 x double] [ double 3.0, double 4.0 ] ]
%b = global [2 x [2 x double]] [ [2 x double] [ double 5.0, double 6.0 ], [2 x double] [ double 7.0, double 8.0 ] ]
%c = global [2 x [2 x double]] zeroinitializer
%fmt = internal constant [11 x sbyte] c"%.0f %.0f\0A\00"
declare int %printf(sbyte*, ...)
implementation
int %main() {
entry:
	br label %rows
rows:
	%i = phi uint [ 0, %entry ], [ %i1, %row ]
	br label %columns
columns:
	%j = phi uint [ 0, %rows ], [ %j1, %column ]
	br label %sum
sum:
	%k = phi uint [ 0, %columns ], [ %k1, %sum ]
	%s = phi double [ 0.0, %columns ], [ %s1, %sum ]
	%ap = getelementptr [2 x [2 x double]]* %a, long 0, uint %i, uint %k
	%bp = getelementptr [2 x [2 x double]]* %b, long 0, uint %k, uint %j
	%x = load double* %ap
	%y = load double* %bp
	%p = mul double %x, %y
	%s1 = add double %s, %p
	%k1 = add uint %k, 1
	%kc = setlt uint %k1, 2
	br bool %kc, label %sum, label %column
column:
	%cp = getelementptr [2 x [2 x double]]* %c, long 0, uint %i, uint %j
	store double %s1, double* %cp
	%j1 = add uint %j, 1
	%jc = setlt uint %j1, 2
	br bool %jc, label %columns, label %row
row:
	%r0 = getelementptr [2 x [2 x double]]* %c, long 0, uint %i, long 0
	%r1 = getelementptr [2 x [2 x double]]* %c, long 0, uint %i, long 1
	%v0 = load double* %r0
	%v1 = load double* %r1
	%f = getelementptr [11 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, double %v0, double %v1)
	%i1 = add uint %i, 1
	%ic = setlt uint %i1, 2
	br bool %ic, label %rows, label %done
done:
	ret int 0
}
