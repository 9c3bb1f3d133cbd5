; test: the examples of call and icall, and of a method beside a built-in function of like name.
; spec: LLVM 2002, 'call' Instruction: "%retval = call int %test(int %argc)"
; spec: LLVM 2002, 'icall' Instruction: "%retval = icall int %funcptr(int %arg1)"
; spec: LLVM 2002, Builtin Functions: "The 'maximum' vs 'max' example illustrates the difference in calling semantics"
; exit: 0
; stdout: 101 201 8 8
%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "test"(int %argc)
begin
	%r = add int %argc, 100
	ret int %r
end
int "maximum"(int %arg1, int %arg2)
begin
	%c = setgt int %arg1, %arg2
	br bool %c, label %first, label %second
first:
	ret int %arg1
second:
	ret int %arg2
end
int "main"(int %argc)
begin
	%retval = call int %test(int %argc)
	%place = alloca int (int)*
	store int (int)* %test, int (int)** %place
	%funcptr = load int (int)** %place
	%indirect = icall int %funcptr(int %retval)                          ; yields {int}:%retval
	%arg1 = sub int %argc, 6
	%arg2 = add int %argc, 7
	%maximum = call int %maximum(int %arg1, int %arg2)               ; yields {int}:%maximum
	%max = max(int %arg1, int %arg2)                                 ; yields {int}:%max
	%f = getelementptr [13 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %f, int %retval, int %indirect, int %maximum, int %max)
	ret int 0
end
