; test: a name that is given to two values of one type is the last of them from there on.
; exit: 0
; stdout: 3 7 9 2.500000
; stderr: `%a` is given to two values of type `int`
%fmt = internal constant [14 x sbyte] c"%d %d %d %f\0A\00\00"
declare int %printf(sbyte*, ...)
implementation
int %twice(int %n) {
	%a = add int %n, 2
	br label %loop
loop:
	%i = phi int [ 0, %0 ], [ %next, %loop ]
	%s = phi int [ %a, %0 ], [ %a2, %loop ]
	%a2 = add int %s, 1
	%a2 = add int %a2, 1
	%next = add int %i, 1
	%more = setlt int %next, 3
	br bool %more, label %loop, label %done
done:
	ret int %a2
}
int %main() {
	%a = add int 1, 2
	%b = add int %a, 0
	%a = add int %a, 4
	%a = add double 1.25, 1.25
	%c = call int %twice(int 1)
	%p = getelementptr [14 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p, int %b, int %a, int %c, double %a)
	ret int 0
}
