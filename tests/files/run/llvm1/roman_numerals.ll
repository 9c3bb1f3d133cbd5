; test: numbers are written in letters and read back.
; exit: 0
; stdout: MCMXCIX 1999
; stdout: MMIV 2004
; stdout: MMMDCCCLXXXVIII 3888
; stdout: XLIX 49
%fmt = internal constant [7 x sbyte] c"%s %d\0A\00"
%numbers = internal constant [4 x int] [ int 1999, int 2004, int 3888, int 49 ]
%sign = type { int, [3 x sbyte] }
%signs = internal constant [13 x %sign] [ %sign { int 1000, [3 x sbyte] c"M\00\00" }, %sign { int 900, [3 x sbyte] c"CM\00" }, %sign { int 500, [3 x sbyte] c"D\00\00" }, %sign { int 400, [3 x sbyte] c"CD\00" }, %sign { int 100, [3 x sbyte] c"C\00\00" }, %sign { int 90, [3 x sbyte] c"XC\00" }, %sign { int 50, [3 x sbyte] c"L\00\00" }, %sign { int 40, [3 x sbyte] c"XL\00" }, %sign { int 10, [3 x sbyte] c"X\00\00" }, %sign { int 9, [3 x sbyte] c"IX\00" }, %sign { int 5, [3 x sbyte] c"V\00\00" }, %sign { int 4, [3 x sbyte] c"IV\00" }, %sign { int 1, [3 x sbyte] c"I\00\00" } ]
declare int %printf(sbyte*, ...)
declare sbyte* %strcat(sbyte*, sbyte*)
implementation
void %write(int %n, sbyte* %to) {
entry:
	store sbyte 0, sbyte* %to
	br label %loop
loop:
	%left = phi int [ %n, %entry ], [ %left1, %take ], [ %left, %next ]
	%i = phi int [ 0, %entry ], [ %i, %take ], [ %i1, %next ]
	%end = seteq int %left, 0
	br bool %end, label %done, label %look
look:
	%vp = getelementptr [13 x %sign]* %signs, long 0, int %i, uint 0
	%v = load int* %vp
	%fits = setge int %left, %v
	br bool %fits, label %take, label %next
take:
	%sp = getelementptr [13 x %sign]* %signs, long 0, int %i, uint 1, long 0
	call sbyte* %strcat(sbyte* %to, sbyte* %sp)
	%left1 = sub int %left, %v
	br label %loop
next:
	%i1 = add int %i, 1
	br label %loop
done:
	ret void
}
int %value(sbyte %letter) {
	switch sbyte %letter, label %other [
	sbyte 77, label %m  sbyte 68, label %d  sbyte 67, label %c
	sbyte 76, label %l  sbyte 88, label %x  sbyte 86, label %v  sbyte 73, label %i ]
m:
	ret int 1000
d:
	ret int 500
c:
	ret int 100
l:
	ret int 50
x:
	ret int 10
v:
	ret int 5
i:
	ret int 1
other:
	ret int 0
}
; A letter before a greater one counts negative.
int %read(sbyte* %s) {
entry:
	br label %loop
loop:
	%p = phi sbyte* [ %s, %entry ], [ %p1, %body ]
	%sum = phi int [ 0, %entry ], [ %sum1, %body ]
	%c = load sbyte* %p
	%end = seteq sbyte %c, 0
	br bool %end, label %done, label %body
body:
	%p1 = getelementptr sbyte* %p, int 1
	%next = load sbyte* %p1
	%v = call int %value(sbyte %c)
	%w = call int %value(sbyte %next)
	%less = setlt int %v, %w
	%minus = sub int 0, %v
	%add = select bool %less, int %minus, int %v
	%sum1 = add int %sum, %add
	br label %loop
done:
	ret int %sum
}
int %main() {
entry:
	%text = alloca [20 x sbyte]
	%t = getelementptr [20 x sbyte]* %text, long 0, long 0
	br label %loop
loop:
	%i = phi long [ 0, %entry ], [ %i1, %loop ]
	%p = getelementptr [4 x int]* %numbers, long 0, long %i
	%n = load int* %p
	call void %write(int %n, sbyte* %t)
	%back = call int %read(sbyte* %t)
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([7 x sbyte]* %fmt, long 0, long 0), sbyte* %t, int %back)
	%i1 = add long %i, 1
	%more = setlt long %i1, 4
	br bool %more, label %loop, label %done
done:
	ret int 0
}
