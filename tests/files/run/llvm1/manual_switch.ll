; test: switch as a conditional and an unconditional branch, and as a jump table.
; spec: LLVM 1.x, 'switch' Instruction: "Emulate a conditional br instruction"
; exit: 0
; stdout: 1 0 1 | 10 11 12 99
%fmt = internal constant [24 x sbyte] c"%d %d %d | %d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
int %conditional(bool %value) {
	%Val = cast bool %value to int
	switch int %Val, label %truedest [int 0, label %falsedest ]
truedest:
	ret int 1
falsedest:
	ret int 0
}
int %unconditional() {
	switch uint 0, label %dest [ ]
dest:
	ret int 1
}
int %table(uint %val) {
	switch uint %val, label %otherwise [ uint 0, label %onzero uint 1, label %onone uint 2, label %ontwo ]
onzero:
	ret int 10
onone:
	ret int 11
ontwo:
	ret int 12
otherwise:
	ret int 99
}
int %main() {
	%t = call int %conditional(bool true)
	%n = call int %conditional(bool false)
	%u = call int %unconditional()
	%a = call int %table(uint 0)
	%b = call int %table(uint 1)
	%c = call int %table(uint 2)
	%d = call int %table(uint 4294967295)
	%f = getelementptr [24 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, int %t, int %n, int %u, int %a, int %b, int %c, int %d)
	ret int 0
}
