; test: shortest paths between all pairs of four places.
; exit: 0
; stdout: 0 3 5 6
; stdout: 5 0 2 3
; stdout: 3 6 0 1
; stdout: 2 5 7 0
%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%w = internal global [4 x [4 x int]] [ [4 x int] [ int 0, int 3, int 1000000000, int 7 ], [4 x int] [ int 8, int 0, int 2, int 1000000000 ], [4 x int] [ int 5, int 1000000000, int 0, int 1 ], [4 x int] [ int 2, int 1000000000, int 1000000000, int 0 ] ]
declare int %printf(sbyte*, ...)
implementation
int* %at(int %i, int %j) {
	%p = getelementptr [4 x [4 x int]]* %w, long 0, int %i, int %j
	ret int* %p
}
int %main() {
entry:
	br label %loop
loop:
	%n = phi int [ 0, %entry ], [ %n1, %next ]
	%k = shr int %n, ubyte 4
	%i4 = shr int %n, ubyte 2
	%i = and int %i4, 3
	%j = and int %n, 3
	%p = call int* %at(int %i, int %j)
	%q = call int* %at(int %i, int %k)
	%r = call int* %at(int %k, int %j)
	%old = load int* %p
	%a = load int* %q
	%b = load int* %r
	%way = add int %a, %b
	%shorter = setlt int %way, %old
	br bool %shorter, label %take, label %next
take:
	store int %way, int* %p
	br label %next
next:
	%n1 = add int %n, 1
	%more = setlt int %n1, 64
	br bool %more, label %loop, label %show
show:
	%s = phi int [ 0, %next ], [ %s1, %show ]
	%p0 = call int* %at(int %s, int 0)
	%p1 = getelementptr int* %p0, int 1
	%p2 = getelementptr int* %p0, int 2
	%p3 = getelementptr int* %p0, int 3
	%v0 = load int* %p0
	%v1 = load int* %p1
	%v2 = load int* %p2
	%v3 = load int* %p3
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([13 x sbyte]* %fmt, long 0, long 0), int %v0, int %v1, int %v2, int %v3)
	%s1 = add int %s, 1
	%again = setlt int %s1, 4
	br bool %again, label %show, label %done
done:
	ret int 0
}
