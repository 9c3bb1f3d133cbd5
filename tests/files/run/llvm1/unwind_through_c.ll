; test: a comparison that qsort of C calls unwinds through it.
; exit: 0
; stdout: caught after 3
%fmt = internal constant [17 x sbyte] c"caught after %d\0A\00"
%data = internal global [6 x int] [ int 3, int 1, int 2, int 6, int 5, int 4 ]
%calls = internal global int 0
declare int %printf(sbyte*, ...)
declare void %qsort(sbyte*, uint, uint, int (sbyte*, sbyte*)*)
implementation
int %compare(sbyte* %a, sbyte* %b) {
	%n = load int* %calls
	%n1 = add int %n, 1
	store int %n1, int* %calls
	%enough = seteq int %n1, 3
	br bool %enough, label %stop, label %go
stop:
	unwind
go:
	%ap = cast sbyte* %a to int*
	%bp = cast sbyte* %b to int*
	%x = load int* %ap
	%y = load int* %bp
	%d = sub int %x, %y
	ret int %d
}
int %main() {
	%all = cast [6 x int]* %data to sbyte*
	invoke void %qsort(sbyte* %all, uint 6, uint 4, int (sbyte*, sbyte*)* %compare) to label %sorted except label %stopped
sorted:
	ret int 1
stopped:
	%n = load int* %calls
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([17 x sbyte]* %fmt, long 0, long 0), int %n)
	ret int 0
}
