; test: all ways to place eight queens, by sets of bits.
; exit: 0
; stdout: 92
%fmt = internal constant [4 x sbyte] c"%d\0A\00"
declare int %printf(sbyte*, ...)
implementation
internal fastcc int %place(uint %columns, uint %left, uint %right) {
entry:
	%full = seteq uint %columns, 255
	br bool %full, label %found, label %search
found:
	ret int 1
search:
	%lr = or uint %left, %right
	%taken = or uint %columns, %lr
	%inverse = xor uint %taken, 4294967295
	%free = and uint %inverse, 255
	br label %loop
loop:
	%f = phi uint [ %free, %search ], [ %f1, %try ]
	%count = phi int [ 0, %search ], [ %count1, %try ]
	%none = seteq uint %f, 0
	br bool %none, label %done, label %try
try:
	%minus = sub uint 0, %f
	%bit = and uint %f, %minus
	%f1 = sub uint %f, %bit
	%c = or uint %columns, %bit
	%l = or uint %left, %bit
	%l1 = shl uint %l, ubyte 1
	%r = or uint %right, %bit
	%r1 = shr uint %r, ubyte 1
	%n = call fastcc int %place(uint %c, uint %l1, uint %r1)
	%count1 = add int %count, %n
	br label %loop
done:
	ret int %count
}
int %main() {
	%n = call fastcc int %place(uint 0, uint 0, uint 0)
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([4 x sbyte]* %fmt, long 0, long 0), int %n)
	ret int 0
}
