; test: switch in the forms of the manual.
; exit: 0
; stdout: 100 20 30 7
%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
int %pick(uint %val) {
	switch uint %val, label %otherwise [ uint 0, label %onzero
	                                    uint 1, label %onone
	                                    uint 2, label %ontwo ]
onzero:
	ret int 100
onone:
	ret int 20
ontwo:
	ret int 30
otherwise:
	; Emulate an unconditional br instruction
	switch uint 0, label %dest [ ]
dest:
	; Emulate a conditional br instruction
	%c = setgt uint %val, 5
	%Val = cast bool %c to int
	switch int %Val, label %truedest [int 0, label %falsedest ]
truedest:
	ret int 7
falsedest:
	ret int 8
}
int %main() {
	%a = call int %pick(uint 0)
	%b = call int %pick(uint 1)
	%c = call int %pick(uint 2)
	%d = call int %pick(uint 9)
	%p = getelementptr [13 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p, int %a, int %b, int %c, int %d)
	ret int 0
}
