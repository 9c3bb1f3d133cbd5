; test: names in quotes, with dots and dashes, labels in quotes and with numbers, one name at several types.
; exit: 0
; stdout: 6 2.500000 40 7
%"a type" = type { int, float }
%"two words" = global %"a type" { int 6, float 2.5 }
%-dashed-.name$ = internal global int 40
%"f m t" = internal constant [13 x sbyte] c"%d %f %d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation

int %"count down"(int %"from here") {
"the start":
	br label %"the loop"

"the loop":
	%"n.1" = phi int [ %"from here", %"the start" ], [ %"less", %17 ]
	%total = phi int [ 0, %"the start" ], [ %more, %17 ]
	%more = add int %total, 1
	%less = sub int %"n.1", 1
	%done = seteq int %less, 0
	br bool %done, label %"42", label %17

17:
	br label %"the loop"

42:
	ret int %more
}

int %main() {
	%v = getelementptr %"a type"* %"two words", long 0, uint 0
	%v = load int* %v
	%f = getelementptr %"a type"* %"two words", long 0, uint 1
	%f = load float* %f
	%d = load int* %-dashed-.name$
	%n = call int %"count down"(int 7)
	%f = getelementptr [13 x sbyte]* %"f m t", long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, int %v, float %f, int %d, int %n)
	ret int 0
}
