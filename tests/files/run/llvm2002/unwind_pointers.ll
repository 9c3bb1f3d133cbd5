; test: 2002: methods of a table are called by pointers, and some unwind; a cleanup frees what was allocated.
; exit: 0
; stdout: result 21
; stdout: failed
; stdout: result 7
; stdout: failed
; stdout: allocated 0
%method = type int (int)*
%fresult = internal constant [11 x sbyte] c"result %d\0A\00"
%ffailed = internal constant [8 x sbyte] c"failed\0A\00"
%fallocated = internal constant [14 x sbyte] c"allocated %d\0A\00"
%methods = constant [4 x %method] [ %method %triple, %method %fail, %method %same, %method %deep ]
%allocated = global int 0
declare int "printf"(sbyte*, ...)
implementation
int "triple"(int %x)
begin
	%y = mul int %x, 3
	ret int %y
end
int "same"(int %x)
begin
	ret int %x
end
int "fail"(int %x)
begin
	unwind
end
int "deep"(int %x)
begin
	%zero = seteq int %x, 0
	br bool %zero, label %end, label %more
end:
	%f = load [4 x %method]* %methods, uint 1
	%r = icall int %f(int %x)
	ret int %r
more:
	%less = sub int %x, 1
	%s = call int %deep(int %less)
	ret int %s
end
void "count"(int %d)
begin
	%n = load int* %allocated
	%m = add int %n, %d
	store int %m, int* %allocated
	ret void
end
int "guarded"(uint %i)
begin
	%buffer = malloc [int], uint 100
	call void %count(int 1)
	store int 7, [int]* %buffer, uint 99
	%f = load [4 x %method]* %methods, uint %i
	%x = load [int]* %buffer, uint 99
	%r = call int (int) %f(int %x) with label %cleanup
	free [int]* %buffer
	call void %count(int -1)
	ret int %r
cleanup:
	free [int]* %buffer
	call void %count(int -1)
	unwind
end
int "main"()
begin
entry:
	br label %loop
loop:
	%i = phi uint [ 0, %entry ], [ %i1, %next ]
	%r = invoke int %guarded(uint %i) to label %ok except label %failed
ok:
	%text1 = getelementptr [11 x sbyte]* %fresult, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, int %r)
	br label %next
failed:
	%text2 = getelementptr [8 x sbyte]* %ffailed, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text2)
	br label %next
next:
	%i1 = add uint %i, 1
	%more = setlt uint %i1, 4
	br bool %more, label %loop, label %done
done:
	%n = load int* %allocated
	%text3 = getelementptr [14 x sbyte]* %fallocated, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text3, int %n)
	ret int 0
end
