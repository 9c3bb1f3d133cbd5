; test: switch on every integer type, with cases at the edges and with none.
; spec: LLVM 1.x, 'switch' Instruction: "an integer comparison value 'value', a default 'label' destination, and an array of pairs"
; exit: 0
; stdout: 1 2 2 1 1 2 2 1 9
%fmt = internal constant [28 x sbyte] c"%d %d %d %d %d %d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
int %f1(ubyte %v) {
	switch ubyte %v, label %2 [ ubyte 255, label %1
		ubyte 0, label %2 ]
1:
	ret int 1
2:
	ret int 2
}
int %f2(sbyte %v) {
	switch sbyte %v, label %2 [ sbyte 127, label %1 ]
1:
	ret int 1
2:
	ret int 2
}
int %f3(ushort %v) {
	switch ushort %v, label %2 [ ushort 32767, label %1 ]
1:
	ret int 1
2:
	ret int 2
}
int %f4(short %v) {
	switch short %v, label %2 [ short -32768, label %1 ]
1:
	ret int 1
2:
	ret int 2
}
int %f5(uint %v) {
	switch uint %v, label %2 [ uint 4294967295, label %1 ]
1:
	ret int 1
2:
	ret int 2
}
int %f6(int %v) {
	switch int %v, label %2 [ int -1, label %1, int 2147483647, label %1 ]
1:
	ret int 1
2:
	ret int 2
}
int %f7(ulong %v) {
	switch ulong %v, label %2 [ ulong 4294967295, label %1 ]
1:
	ret int 1
2:
	ret int 2
}
int %f8(long %v) {
	switch long %v, label %2 [ long -9223372036854775808, label %1 ]
1:
	ret int 1
2:
	ret int 2
}
int %main() {
	; 255 is the first case as a ubyte; as an sbyte it is -1 and none.
	%a = call int %f1(ubyte 255)
	%b = call int %f2(sbyte -1)
	%c = call int %f3(ushort 65535)
	%d = call int %f4(short -32768)
	%e = call int %f5(uint 4294967295)
	%f = call int %f6(int 0)
	%g = call int %f7(ulong 18446744073709551615)
	%h = call int %f8(long -9223372036854775808)
	switch uint 7, label %only [ ]
only:
	%s = getelementptr [28 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %s, int %a, int %b, int %c, int %d, int %e, int %f, int %g, int %h, int 9)
	ret int 0
}
