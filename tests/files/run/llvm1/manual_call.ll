; test: the examples of call: with the function's result type, and with its whole type.
; spec: LLVM 1.x, 'call' Instruction: "call int(sbyte*, ...) *%printf(sbyte* %msg, int 12, sbyte 42);"
; exit: 15
; stdout: 12 and 42
%fmt = internal constant [11 x sbyte] c"%d and %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
int %test(int %argc) {
	%r = add int %argc, 14
	ret int %r
}
int %main(int %argc) {
	%msg = getelementptr [11 x sbyte]* %fmt, long 0, long 0
	%retval = call int %test(int %argc)
	call int(sbyte*, ...) *%printf(sbyte* %msg, int 12, sbyte 42);
	ret int %retval
}
