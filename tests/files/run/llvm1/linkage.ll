; test: linkage types, sections, alignment, conventions, targets and libraries are read.
; exit: 21
target endian = little
target pointersize = 64
target triple = "x86_64-pc-linux-gnu"
deplibs = [ "c", "crtend" ]
%a = internal global int 1
%b = weak global int 2
%c = linkonce constant int 3, align 8
%d = external global int
%"a name" = appending global [1 x int] [ int 4 ]
%unused = extern_weak global int
%e = global int 5, section ".mine", align 16
implementation
internal fastcc int %f(int %x) {
	%y = add int %x, 1
	ret int %y
}
coldcc int %g(int %x) {
	ret int %x
}
weak int %h() {
	%v = tail call fastcc int %f(int 4)
	ret int %v
}
linkonce cc 8 int %i(int %x) {
	ret int %x
}
int %"quoted name"() {
	"a label":
	br label %"b label"
	"b label":
	ret int 0
}
int %main() {
	%v1 = load int* %a
	%v2 = load int* %b
	%v3 = load int* %c
	%v4 = load int* getelementptr ([1 x int]* %"a name", long 0, long 0)
	%v5 = load int* %e
	%v6 = call int %h()
	%v7 = call coldcc int %g(int 1)
	%v8 = call int %"quoted name"()
	%s1 = add int %v1, %v2
	%s2 = add int %s1, %v3
	%s3 = add int %s2, %v4
	%s4 = add int %s3, %v5
	%s5 = add int %s4, %v6
	%s6 = add int %s5, %v7
	%s7 = add int %s6, %v8
	ret int %s7
}
