; test: opaque types, by name and without one, that are defined later or never; structures without padding.
; exit: 0
; stdout: 5 9 13 8 8
%Handle = type opaque
%Box = type { opaque*, int }
%Later = type opaque
%UsesLater = type { int, %Later* }
%Later = type opaque
%Later = type { short, %UsesLater* }
%Later = type opaque
%later = global %Later { short 9, %UsesLater* null }
%Dense = type <{ sbyte, int, double }>
%Padded = type { sbyte, int, double }
%dense = global %Dense <{ sbyte 1, int 5, double 2.0 }>
%uses = global %UsesLater { int 3, %Later* %later }
%fmt = internal constant [16 x sbyte] c"%d %d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation

%Handle* %seal(int* %p) {
	%h = cast int* %p to %Handle*
	ret %Handle* %h
}

int %open(%Handle* %h) {
	%p = cast %Handle* %h to int*
	%v = load int* %p
	ret int %v
}

int %main() {
	%field = getelementptr %Dense* %dense, long 0, uint 1
	%h = call %Handle* %seal(int* %field)
	%a = call int %open(%Handle* %h)
	%pl = load %Later** getelementptr (%UsesLater* %uses, long 0, uint 1)
	%ps = getelementptr %Later* %pl, long 0, uint 0
	%s = load short* %ps
	%b = cast short %s to int
	%dense.end = cast %Dense* getelementptr (%Dense* null, long 1) to int
	%o = cast double* getelementptr (%Padded* null, long 0, uint 2) to int
	%boxed = cast int* getelementptr (%Box* null, long 0, uint 1) to int
	%f = getelementptr [16 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, int %a, int %b, int %dense.end, int %o, int %boxed)
	ret int 0
}
