; test: days of the week by arithmetic, with names in a table of pointers.
; exit: 0
; stdout: 2004-01-01 Thu
; stdout: 2000-02-29 Tue
; stdout: 1970-01-01 Thu
; stdout: 2026-11-23 Mon
%fmt = internal constant [17 x sbyte] c"%d-%02d-%02d %s\0A\00"
%names = internal constant [7 x [4 x sbyte]] [ [4 x sbyte] c"Sun\00", [4 x sbyte] c"Mon\00", [4 x sbyte] c"Tue\00", [4 x sbyte] c"Wed\00", [4 x sbyte] c"Thu\00", [4 x sbyte] c"Fri\00", [4 x sbyte] c"Sat\00" ]
%offsets = internal constant [12 x sbyte] [ sbyte 0, sbyte 3, sbyte 2, sbyte 5, sbyte 0, sbyte 3, sbyte 5, sbyte 1, sbyte 4, sbyte 6, sbyte 2, sbyte 4 ]
declare int %printf(sbyte*, ...)
implementation
int %day(int %year, int %month, int %date) {
	%early = setlt int %month, 3
	%one = cast bool %early to int
	%y = sub int %year, %one
	%y4 = div int %y, 4
	%y100 = div int %y, 100
	%y400 = div int %y, 400
	%m = sub int %month, 1
	%op = getelementptr [12 x sbyte]* %offsets, long 0, int %m
	%o = load sbyte* %op
	%oi = cast sbyte %o to int
	%a = add int %y, %y4
	%b = sub int %a, %y100
	%c = add int %b, %y400
	%d = add int %c, %oi
	%e = add int %d, %date
	%w = rem int %e, 7
	ret int %w
}
void %show(int %year, int %month, int %date) {
	%w = call int %day(int %year, int %month, int %date)
	%n = getelementptr [7 x [4 x sbyte]]* %names, long 0, int %w, long 0
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([17 x sbyte]* %fmt, long 0, long 0), int %year, int %month, int %date, sbyte* %n)
	ret void
}
int %main() {
	call void %show(int 2004, int 1, int 1)
	call void %show(int 2000, int 2, int 29)
	call void %show(int 1970, int 1, int 1)
	call void %show(int 2026, int 11, int 23)
	ret int 0
}
