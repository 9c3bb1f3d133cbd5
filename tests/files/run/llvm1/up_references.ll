; test: lists and trees whose types name no type: references upward from the inside.
; exit: 0
; stdout: 6 10
; stdout: depth 3
%fmt = internal constant [7 x sbyte] c"%d %d\0A\00"
%fdepth = internal constant [10 x sbyte] c"depth %d\0A\00"
; A list inside a structure, and a tree with an array of two of itself.
%list3 = internal global { int, { int, \2* }* } { int 3, { int, \2* }* null }
%list2 = internal global { int, \2* } { int 2, { int, \2* }* %list3 }
%list1 = internal global { int, \2* } { int 1, { int, \2* }* %list2 }
%leaf = internal global { [2 x \3*], int } { [2 x { [2 x \3*], int }*] zeroinitializer, int 4 }
%branch = internal global { [2 x \3*], int } { [2 x { [2 x \3*], int }*] [ { [2 x \3*], int }* null, { [2 x \3*], int }* %leaf ], int 3 }
%root = internal global { [2 x \3*], int } { [2 x { [2 x \3*], int }*] [ { [2 x \3*], int }* %branch, { [2 x \3*], int }* null ], int 3 }
declare int %printf(sbyte*, ...)
implementation
int %sum({ int, \2* }* %l) {
	%end = seteq { int, \2* }* %l, null
	br bool %end, label %done, label %more
done:
	ret int 0
more:
	%vp = getelementptr { int, \2* }* %l, long 0, uint 0
	%v = load int* %vp
	%np = getelementptr { int, \2* }* %l, long 0, uint 1
	%n = load { int, \2* }** %np
	%rest = call int %sum({ int, \2* }* %n)
	%s = add int %v, %rest
	ret int %s
}
int %tree({ [2 x \3*], int }* %t) {
	%end = seteq { [2 x \3*], int }* %t, null
	br bool %end, label %done, label %more
done:
	ret int 0
more:
	%lp = getelementptr { [2 x \3*], int }* %t, long 0, uint 0, long 0
	%rp = getelementptr { [2 x \3*], int }* %t, long 0, uint 0, long 1
	%vp = getelementptr { [2 x \3*], int }* %t, long 0, uint 1
	%l = load { [2 x \3*], int }** %lp
	%r = load { [2 x \3*], int }** %rp
	%v = load int* %vp
	%ls = call int %tree({ [2 x \3*], int }* %l)
	%rs = call int %tree({ [2 x \3*], int }* %r)
	%s1 = add int %ls, %rs
	%s = add int %s1, %v
	ret int %s
}
int %depth({ [2 x \3*], int }* %t) {
	%end = seteq { [2 x \3*], int }* %t, null
	br bool %end, label %done, label %more
done:
	ret int 0
more:
	%lp = getelementptr { [2 x \3*], int }* %t, long 0, uint 0, long 0
	%rp = getelementptr { [2 x \3*], int }* %t, long 0, uint 0, long 1
	%l = load { [2 x \3*], int }** %lp
	%r = load { [2 x \3*], int }** %rp
	%ld = call int %depth({ [2 x \3*], int }* %l)
	%rd = call int %depth({ [2 x \3*], int }* %r)
	%deeper = setgt int %ld, %rd
	%d = select bool %deeper, int %ld, int %rd
	%d1 = add int %d, 1
	ret int %d1
}
int %main() {
	%s = call int %sum({ int, \2* }* %list1)
	%t = call int %tree({ [2 x \3*], int }* %root)
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([7 x sbyte]* %fmt, long 0, long 0), int %s, int %t)
	%d = call int %depth({ [2 x \3*], int }* %root)
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([10 x sbyte]* %fdepth, long 0, long 0), int %d)
	ret int 0
}
