; test: 30! in digits of nine figures: products of ulongs, remainders of uints.
; exit: 0
; stdout: 265252859812191058636308480000000
%first = internal constant [3 x sbyte] c"%u\00"
%rest = internal constant [5 x sbyte] c"%09u\00"
%end = internal constant [2 x sbyte] c"\0A\00"
%digits = internal global [8 x uint] zeroinitializer
declare int %printf(sbyte*, ...)
implementation
; Multiplies the number by n; returns how many digits it has then.
int %times(int %count, uint %n) {
entry:
	%wide = cast uint %n to ulong
	br label %loop
loop:
	%i = phi int [ 0, %entry ], [ %i1, %body ]
	%carry = phi ulong [ 0, %entry ], [ %carry1, %body ]
	%in = setlt int %i, %count
	%rest = setne ulong %carry, 0
	%go = or bool %in, %rest
	br bool %go, label %body, label %done
body:
	%p = getelementptr [8 x uint]* %digits, long 0, int %i
	%d = load uint* %p
	%dw = cast uint %d to ulong
	%product = mul ulong %dw, %wide
	%sum = add ulong %product, %carry
	%low = rem ulong %sum, 1000000000
	%carry1 = div ulong %sum, 1000000000
	%lw = cast ulong %low to uint
	store uint %lw, uint* %p
	%i1 = add int %i, 1
	br label %loop
done:
	ret int %i
}
int %main() {
entry:
	%p0 = getelementptr [8 x uint]* %digits, long 0, int 0
	store uint 1, uint* %p0
	br label %loop
loop:
	%n = phi uint [ 2, %entry ], [ %n1, %loop ]
	%count = phi int [ 1, %entry ], [ %count1, %loop ]
	%count1 = call int %times(int %count, uint %n)
	%n1 = add uint %n, 1
	%more = setle uint %n1, 30
	br bool %more, label %loop, label %print
print:
	%top = sub int %count1, 1
	%tp = getelementptr [8 x uint]* %digits, long 0, int %top
	%td = load uint* %tp
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([3 x sbyte]* %first, long 0, long 0), uint %td)
	br label %each
each:
	%i = phi int [ %top, %print ], [ %i1, %one ]
	%end = seteq int %i, 0
	br bool %end, label %done, label %one
one:
	%i1 = sub int %i, 1
	%p = getelementptr [8 x uint]* %digits, long 0, int %i1
	%d = load uint* %p
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([5 x sbyte]* %rest, long 0, long 0), uint %d)
	br label %each
done:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([2 x sbyte]* %end, long 0, long 0))
	ret int 0
}
