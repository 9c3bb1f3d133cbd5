; test: an operation that fails is tried again; what was thrown is told by a global variable.
; exit: 0
; stdout: attempt 1 failed: 10
; stdout: attempt 2 failed: 20
; stdout: attempt 3 failed: 30
; stdout: done after 4
%failed = internal constant [23 x sbyte] c"attempt %d failed: %d\0A\00"
%done = internal constant [15 x sbyte] c"done after %d\0A\00"
%thrown = internal global int* null
declare int %printf(sbyte*, ...)
implementation
void %throw(int %code) {
	%p = malloc int
	store int %code, int* %p
	store int* %p, int** %thrown
	unwind
}
int %catch() {
	%p = load int** %thrown
	%code = load int* %p
	free int* %p
	store int* null, int** %thrown
	ret int %code
}
int %work(int %attempt) {
	%early = setlt int %attempt, 4
	br bool %early, label %fail, label %ok
fail:
	%code = mul int %attempt, 10
	call void %throw(int %code)
	unreachable
ok:
	ret int %attempt
}
int %main() {
entry:
	br label %again
again:
	%n = phi int [ 1, %entry ], [ %n1, %failed ]
	%r = invoke int %work(int %n) to label %good except label %failed
failed:
	%code = call int %catch()
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([23 x sbyte]* %failed, long 0, long 0), int %n, int %code)
	%n1 = add int %n, 1
	br label %again
good:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([15 x sbyte]* %done, long 0, long 0), int %r)
	ret int 0
}
