; test: products and sums of packed floats; the elements are added one by one.
; exit: 0
; stdout: dot 42.00
; stdout: 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0
%fdot = internal constant [10 x sbyte] c"dot %.2f\0A\00"
%item = internal constant [5 x sbyte] c"%.1f\00"
%space = internal constant [2 x sbyte] c" \00"
%end = internal constant [2 x sbyte] c"\0A\00"
%x = internal global [2 x <4 x float>] [ <4 x float> < float 0.0, float 0.5, float 1.0, float 1.5 >, <4 x float> < float 2.0, float 2.5, float 3.0, float 3.5 > ]
%y = internal global [2 x <4 x float>] [ <4 x float> < float 8.0, float 7.0, float 6.0, float 5.0 >, <4 x float> < float 4.0, float 3.0, float 2.0, float 1.0 > ]
declare int %printf(sbyte*, ...)
implementation
float %total(<4 x float> %v) {
entry:
	br label %loop
loop:
	%i = phi uint [ 0, %entry ], [ %i1, %loop ]
	%s = phi float [ 0.0, %entry ], [ %s1, %loop ]
	%e = extractelement <4 x float> %v, uint %i
	%s1 = add float %s, %e
	%i1 = add uint %i, 1
	%more = setlt uint %i1, 4
	br bool %more, label %loop, label %done
done:
	ret float %s1
}
int %main() {
entry:
	%x0p = getelementptr [2 x <4 x float>]* %x, long 0, long 0
	%x1p = getelementptr [2 x <4 x float>]* %x, long 0, long 1
	%y0p = getelementptr [2 x <4 x float>]* %y, long 0, long 0
	%y1p = getelementptr [2 x <4 x float>]* %y, long 0, long 1
	%x0 = load <4 x float>* %x0p
	%x1 = load <4 x float>* %x1p
	%y0 = load <4 x float>* %y0p
	%y1 = load <4 x float>* %y1p
	%p0 = mul <4 x float> %x0, %y0
	%p1 = mul <4 x float> %x1, %y1
	%p = add <4 x float> %p0, %p1
	%dot = call float %total(<4 x float> %p)
	%dotd = cast float %dot to double
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([10 x sbyte]* %fdot, long 0, long 0), double %dotd)
	%two = mul <4 x float> %x0, < float 2.0, float 2.0, float 2.0, float 2.0 >
	%a0 = add <4 x float> %two, %y0
	%two1 = add <4 x float> %x1, %x1
	%a1 = add <4 x float> %two1, %y1
	%out = alloca [2 x <4 x float>]
	%o0 = getelementptr [2 x <4 x float>]* %out, long 0, long 0
	%o1 = getelementptr [2 x <4 x float>]* %out, long 0, long 1
	store <4 x float> %a0, <4 x float>* %o0
	store <4 x float> %a1, <4 x float>* %o1
	%flat = cast [2 x <4 x float>]* %out to float*
	br label %loop
loop:
	%i = phi int [ 0, %entry ], [ %i1, %next ]
	%fp = getelementptr float* %flat, int %i
	%f = load float* %fp
	%d = cast float %f to double
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([5 x sbyte]* %item, long 0, long 0), double %d)
	%i1 = add int %i, 1
	%last = seteq int %i1, 8
	br bool %last, label %done, label %next
next:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([2 x sbyte]* %space, long 0, long 0))
	br label %loop
done:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([2 x sbyte]* %end, long 0, long 0))
	ret int 0
}
