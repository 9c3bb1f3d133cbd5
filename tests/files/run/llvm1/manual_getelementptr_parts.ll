; test: an address by one list of indices and by five; a list that begins with a long.
; spec: LLVM 1.x, 'getelementptr' Instruction: "the LLVM code for the given testcase is equivalent to"
; spec: LLVM 1.x, 'getelementptr' Instruction: "%aptr = getelementptr {int, [12 x ubyte]}* %sptr, long 0, uint 1"
; exit: 0
; stdout: 1304 1304 4
%RT = type { sbyte, [10 x [20 x int]], sbyte }
%ST = type { int, double, %RT }
%fmt = internal constant [10 x sbyte] c"%d %d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
int* %foo(%ST* %s) {
entry:
	%reg = getelementptr %ST* %s, int 1, uint 2, uint 1, int 5, int 13
	ret int* %reg
}
int* "foo2"(%ST* %s) {
	%t1 = getelementptr %ST* %s, int 1                        ; yields %ST*:%t1
	%t2 = getelementptr %ST* %t1, int 0, uint 2               ; yields %RT*:%t2
	%t3 = getelementptr %RT* %t2, int 0, uint 1               ; yields [10 x [20 x int]]*:%t3
	%t4 = getelementptr [10 x [20 x int]]* %t3, int 0, int 5  ; yields [20 x int]*:%t4
	%t5 = getelementptr [20 x int]* %t4, int 0, int 13        ; yields int*:%t5
	ret int* %t5
}
; sizeof(RT) is 4 + 800 + 4 = 808, sizeof(ST) is 8 + 8 + 808 = 824, and the place asked for is
; at 824 + 16 + 4 + 4 * (5 * 20 + 13) = 1296.
int %main() {
	%base = cast long 8 to %ST*
	%a = call int* %foo(%ST* %base)
	%b = call int* %foo2(%ST* %base)
	%ai = cast int* %a to int
	%bi = cast int* %b to int
	%sptr = cast int 0 to {int, [12 x ubyte]}*
	; yields [12 x ubyte]*:aptr
	%aptr = getelementptr {int, [12 x ubyte]}* %sptr, long 0, uint 1
	%ci = cast [12 x ubyte]* %aptr to int
	%f = getelementptr [10 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, int %ai, int %bi, int %ci)
	ret int 0
}
