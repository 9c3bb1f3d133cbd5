; test: a call with a label goes on there when the method that it calls unwinds.
; spec: LLVM 2002, 'call .. with' Instruction: "%retval = call int (int) %Test(int 15) with label %TestCleanup"
; exit: 0
; stdout: 30 -1
%fmt = internal constant [7 x sbyte] c"%d %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "Test"(int %x)
begin
	%large = setgt int %x, 20
	br bool %large, label %throw, label %ok
ok:
	%y = add int %x, 15
	ret int %y
throw:
	unwind
end
int "try"(int %ignored)
begin
	%retval = call int (int) %Test(int 15) with label %TestCleanup     ; {int}:retval set
	ret int %retval
TestCleanup:
	ret int -1
end
int "fail"(int %ignored)
begin
	%retval = call int (int) %Test(int 21) with label %TestCleanup
	ret int %retval
TestCleanup:
	ret int -1
end
int "main"()
begin
	%a = call int %try(int 0)
	%b = call int %fail(int 0)
	%f = getelementptr [7 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %f, int %a, int %b)
	ret int 0
end
