; test: heapsort of twelve ints in place.
; exit: 0
; stdout: -100 -4 -1 0 8 8 17 23 42 56 99 1000
%d = internal constant [3 x sbyte] c"%d\00"
%space = internal constant [2 x sbyte] c" \00"
%end = internal constant [2 x sbyte] c"\0A\00"
%data = internal global [12 x int] [ int 17, int -4, int 99, int 0, int 23, int -100, int 56, int 8, int 8, int -1, int 1000, int 42 ]
declare int %printf(sbyte*, ...)
implementation
internal void %sift(int* %a, int %start, int %end) {
entry:
	br label %loop
loop:
	%root = phi int [ %start, %entry ], [ %larger, %swap ]
	%twice = shl int %root, ubyte 1
	%child = add int %twice, 1
	%leaf = setge int %child, %end
	br bool %leaf, label %done, label %choose
choose:
	%right = add int %child, 1
	%has = setlt int %right, %end
	br bool %has, label %both, label %one
both:
	%lp = getelementptr int* %a, int %child
	%rp = getelementptr int* %a, int %right
	%lv = load int* %lp
	%rv = load int* %rp
	%is = setlt int %lv, %rv
	%best = select bool %is, int %right, int %child
	br label %one
one:
	%larger = phi int [ %child, %choose ], [ %best, %both ]
	%p = getelementptr int* %a, int %root
	%q = getelementptr int* %a, int %larger
	%x = load int* %p
	%y = load int* %q
	%less = setlt int %x, %y
	br bool %less, label %swap, label %done
swap:
	store int %y, int* %p
	store int %x, int* %q
	br label %loop
done:
	ret void
}
int %main() {
entry:
	%a = getelementptr [12 x int]* %data, long 0, long 0
	br label %heapify
heapify:
	%s = phi int [ 5, %entry ], [ %s1, %heapify ]
	call void %sift(int* %a, int %s, int 12)
	%s1 = sub int %s, 1
	%more = setge int %s1, 0
	br bool %more, label %heapify, label %shrink
shrink:
	%e = phi int [ 11, %heapify ], [ %e1, %shrink ]
	%p = getelementptr int* %a, int %e
	%x = load int* %a
	%y = load int* %p
	store int %y, int* %a
	store int %x, int* %p
	call void %sift(int* %a, int 0, int %e)
	%e1 = sub int %e, 1
	%again = setgt int %e1, 0
	br bool %again, label %shrink, label %show
show:
	%i = phi int [ 0, %shrink ], [ %i1, %next ]
	%ip = getelementptr int* %a, int %i
	%v = load int* %ip
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([3 x sbyte]* %d, long 0, long 0), int %v)
	%i1 = add int %i, 1
	%last = seteq int %i1, 12
	br bool %last, label %done, label %next
next:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([2 x sbyte]* %space, long 0, long 0))
	br label %show
done:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([2 x sbyte]* %end, long 0, long 0))
	ret int 0
}
