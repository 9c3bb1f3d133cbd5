; test: three linear equations by elimination with pivots, in doubles.
; exit: 0
; stdout: 2.000000 3.000000 -1.000000
; 2x + y - z = 8, -3x - y + 2z = -11, -2x + y + 2z = -3
%fmt = internal constant [10 x sbyte] c"%f %f %f\0A\00"
%m = internal global [3 x [4 x double]] [ [4 x double] [ double 2.0, double 1.0, double -1.0, double 8.0 ], [4 x double] [ double -3.0, double -1.0, double 2.0, double -11.0 ], [4 x double] [ double -2.0, double 1.0, double 2.0, double -3.0 ] ]
declare int %printf(sbyte*, ...)
declare double %fabs(double)
implementation
void %swap(int %a, int %b) {
entry:
	br label %loop
loop:
	%j = phi int [ 0, %entry ], [ %j1, %loop ]
	%p = getelementptr [3 x [4 x double]]* %m, long 0, int %a, int %j
	%q = getelementptr [3 x [4 x double]]* %m, long 0, int %b, int %j
	%x = load double* %p
	%y = load double* %q
	store double %y, double* %p
	store double %x, double* %q
	%j1 = add int %j, 1
	%more = setlt int %j1, 4
	br bool %more, label %loop, label %done
done:
	ret void
}
int %pivot(int %k) {
entry:
	br label %loop
loop:
	%i = phi int [ %k, %entry ], [ %i1, %loop ]
	%best = phi int [ %k, %entry ], [ %best1, %loop ]
	%p = getelementptr [3 x [4 x double]]* %m, long 0, int %i, int %k
	%q = getelementptr [3 x [4 x double]]* %m, long 0, int %best, int %k
	%x = load double* %p
	%y = load double* %q
	%ax = call double %fabs(double %x)
	%ay = call double %fabs(double %y)
	%better = setgt double %ax, %ay
	%best1 = select bool %better, int %i, int %best
	%i1 = add int %i, 1
	%more = setlt int %i1, 3
	br bool %more, label %loop, label %done
done:
	ret int %best1
}
; Takes a multiple of row k off row i, so that column k of it is 0.
void %eliminate(int %i, int %k) {
entry:
	%p = getelementptr [3 x [4 x double]]* %m, long 0, int %i, int %k
	%q = getelementptr [3 x [4 x double]]* %m, long 0, int %k, int %k
	%x = load double* %p
	%y = load double* %q
	%f = div double %x, %y
	br label %loop
loop:
	%j = phi int [ 0, %entry ], [ %j1, %loop ]
	%a = getelementptr [3 x [4 x double]]* %m, long 0, int %i, int %j
	%b = getelementptr [3 x [4 x double]]* %m, long 0, int %k, int %j
	%av = load double* %a
	%bv = load double* %b
	%t = mul double %f, %bv
	%d = sub double %av, %t
	store double %d, double* %a
	%j1 = add int %j, 1
	%more = setlt int %j1, 4
	br bool %more, label %loop, label %done
done:
	ret void
}
double %solution(int %k) {
	%p = getelementptr [3 x [4 x double]]* %m, long 0, int %k, int 3
	%q = getelementptr [3 x [4 x double]]* %m, long 0, int %k, int %k
	%x = load double* %p
	%y = load double* %q
	%s = div double %x, %y
	ret double %s
}
int %main() {
entry:
	br label %column
column:
	%k = phi int [ 0, %entry ], [ %k1, %next ]
	%best = call int %pivot(int %k)
	call void %swap(int %k, int %best)
	br label %row
row:
	%i = phi int [ 0, %column ], [ %i1, %skip ]
	%own = seteq int %i, %k
	br bool %own, label %skip, label %take
take:
	call void %eliminate(int %i, int %k)
	br label %skip
skip:
	%i1 = add int %i, 1
	%more = setlt int %i1, 3
	br bool %more, label %row, label %next
next:
	%k1 = add int %k, 1
	%again = setlt int %k1, 3
	br bool %again, label %column, label %done
done:
	%x = call double %solution(int 0)
	%y = call double %solution(int 1)
	%z = call double %solution(int 2)
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([10 x sbyte]* %fmt, long 0, long 0), double %x, double %y, double %z)
	ret int 0
}
