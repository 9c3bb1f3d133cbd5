; test: functions of C whose types have the width of `long`.
target endian = little
target pointersize = 32
declare int %puts(sbyte*)
declare int %time(int*)  ;~ warning: `%time` means something else on the target of the program
implementation
void %f() {
	ret void
}
