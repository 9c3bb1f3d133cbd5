; test: functions that run before main, in the form of the time; other targets' layouts are read.
; exit: 7
target endian = little
target pointersize = 64
deplibs = [ "c", "crtend" ]
	%struct.ctor = type { int, void ()* }
%llvm.global_ctors = appending global [1 x %struct.ctor] [ %struct.ctor { int 65535, void ()* %init } ]
%state = internal global int 3		; <int*> [#uses=2]
implementation   ; Functions:

internal void %init() {
entry:
	store int 7, int* %state
	ret void
}

int %main(int %argc, sbyte** %argv) {
entry:
	"alloca point" = cast int 0 to int
	%tmp.1 = load int* %state		; <int> [#uses=1]
	br label %return

return:		; preds = %entry
	ret int %tmp.1
}
