; test: sigsetjmp and siglongjmp by their intrinsics, out of two frames; what was set before is kept.
; exit: 0
; stdout: first
; stdout: back with 7
%buf = global [64 x int] zeroinitializer
%first = internal constant [6 x sbyte] c"first\00"
%fmt = internal constant [14 x sbyte] c"back with %d\0A\00"
declare int %llvm.sigsetjmp(int*, int)
declare void %llvm.siglongjmp(int*, int)
declare int %puts(sbyte*)
declare int %printf(sbyte*, ...)
implementation
void %thrower(int %n) {
	%zero = seteq int %n, 0
	br bool %zero, label %throw, label %more
throw:
	call void %llvm.siglongjmp(int* getelementptr ([64 x int]* %buf, long 0, long 0), int 7)
	unreachable
more:
	%m = sub int %n, 1
	call void %thrower(int %m)
	ret void
}
int %main() {
	%r = call int %llvm.sigsetjmp(int* getelementptr ([64 x int]* %buf, long 0, long 0), int 1)
	%first = seteq int %r, 0
	br bool %first, label %go, label %back
go:
	call int %puts(sbyte* getelementptr ([6 x sbyte]* %first, long 0, long 0))
	call void %thrower(int 2)
	ret int 1
back:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([14 x sbyte]* %fmt, long 0, long 0), int %r)
	ret int 0
}
