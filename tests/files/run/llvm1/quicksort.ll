; test: quicksort of an array of ints, with signed comparisons.
; exit: 0
; stdout: -9 -1 0 2 3 5 8 13
%data = global [8 x int] [ int 5, int -1, int 13, int 0, int 8, int -9, int 3, int 2 ]
%fmt = internal constant [4 x sbyte] c"%d \00"
%last = internal constant [4 x sbyte] c"%d\0A\00"
declare int %printf(sbyte*, ...)
implementation
void %sort(int* %a, int %lo, int %hi) {
entry:
	%small = setge int %lo, %hi
	br bool %small, label %done, label %split
split:
	%pp = getelementptr int* %a, int %hi
	%pivot = load int* %pp
	br label %scan
scan:
	%i = phi int [ %lo, %split ], [ %i2, %next ]
	%j = phi int [ %lo, %split ], [ %j1, %next ]
	%end = setge int %j, %hi
	br bool %end, label %place, label %look
look:
	%jp = getelementptr int* %a, int %j
	%x = load int* %jp
	%less = setlt int %x, %pivot
	br bool %less, label %swap, label %next
swap:
	%ip = getelementptr int* %a, int %i
	%y = load int* %ip
	store int %x, int* %ip
	store int %y, int* %jp
	%i1 = add int %i, 1
	br label %next
next:
	%i2 = phi int [ %i, %look ], [ %i1, %swap ]
	%j1 = add int %j, 1
	br label %scan
place:
	%mp = getelementptr int* %a, int %i
	%m = load int* %mp
	store int %pivot, int* %mp
	store int %m, int* %pp
	%before = sub int %i, 1
	%after = add int %i, 1
	call void %sort(int* %a, int %lo, int %before)
	call void %sort(int* %a, int %after, int %hi)
	br label %done
done:
	ret void
}
int %main() {
entry:
	%a = getelementptr [8 x int]* %data, long 0, long 0
	call void %sort(int* %a, int 0, int 7)
	br label %loop
loop:
	%i = phi int [ 0, %entry ], [ %i1, %loop ]
	%p = getelementptr [8 x int]* %data, long 0, int %i
	%v = load int* %p
	%is = seteq int %i, 7
	%f = getelementptr [4 x sbyte]* %fmt, long 0, long 0
	%l = getelementptr [4 x sbyte]* %last, long 0, long 0
	%s = select bool %is, sbyte* %l, sbyte* %f
	call int (sbyte*, ...)* %printf(sbyte* %s, int %v)
	%i1 = add int %i, 1
	%more = setlt int %i1, 8
	br bool %more, label %loop, label %done
done:
	ret int 0
}
