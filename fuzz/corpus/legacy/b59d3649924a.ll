%buf = global [64 x int] zeroinitializer
declare int %llvm.setjmp(int*)
declare void %llvm.longjmp(int*, int)
implementation
void %thrower() {
	call void %llvm.longjmp(int* getelementptr ([64 x int]* %buf, long 0, long 0), int 5)
	unreachable
}
int %main() {
	%r = call int %llvm.setjmp(int* getelementptr ([64 x int]* %buf, long 0, long 0))
	%first = seteq int %r, 0
	br bool %first, label %go, label %back
go:
	call void %thrower()
	ret int 1
back:
	ret int %r
}
