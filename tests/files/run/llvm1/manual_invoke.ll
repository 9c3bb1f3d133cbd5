; test: the example of invoke: a value where the function returned, the other label where it unwound.
; spec: LLVM 1.x, 'invoke' Instruction: "%retval = invoke int %Test(int 15)"
; exit: 0
; stdout: 30 -1
%fmt = internal constant [7 x sbyte] c"%d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
int %Test(int %x) {
	%large = setgt int %x, 20
	br bool %large, label %throw, label %ok
ok:
	%y = add int %x, 15
	ret int %y
throw:
	unwind
}
int %try() {
	%retval = invoke int %Test(int 15)
		to label %Continue
		except label %TestCleanup       ; {int}:retval set
Continue:
	ret int %retval
TestCleanup:
	ret int -1
}
int %fail() {
	%retval = invoke int %Test(int 21)
		to label %Continue
		except label %TestCleanup
Continue:
	ret int %retval
TestCleanup:
	ret int -1
}
int %main() {
	%a = call int %try()
	%b = call int %fail()
	%f = getelementptr [7 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, int %a, int %b)
	ret int 0
}
