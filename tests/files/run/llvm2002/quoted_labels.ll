; test: 2002: labels in quotes and with numbers, blocks without labels, comments, uninitialized and internal variables.
; exit: 0
; stdout: 10 3 7
"kept" = uninitialized global int            ; what is in it is not said
"three" = internal global int 3
%four = constant int 4
%fmt = internal constant [10 x sbyte] c"%d %d %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "sum to"(int %n)
begin
	br label %"next round"
"next round":
	%i = phi int [ %n, %0 ], [ %less, %"next round" ]
	%sum = phi int [ 0, %0 ], [ %more, %"next round" ]
	%more = add int %sum, %i
	%less = sub int %i, 1
	%done = seteq int %less, 0
	br bool %done, label %99, label %"next round"
99:
	ret int %more
end
int "main"()
begin
	%t = load int* %three
	store int %t, int* %kept
	%k = load int* %kept
	%f = load int* %four
	%seven = add int %k, %f
	%s = call int %"sum to"(int 4)
	%p = getelementptr [10 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p, int %s, int %k, int %seven)
	ret int 0
end
