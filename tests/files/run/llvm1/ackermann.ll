; test: the function of Ackermann with uints, by tail calls and others.
; exit: 0
; stdout: 21
; stdout: 125
%fmt = internal constant [4 x sbyte] c"%u\0A\00"
declare int %printf(sbyte*, ...)
implementation
internal fastcc uint %ackermann(uint %m, uint %n) {
entry:
	switch uint %m, label %more [ uint 0, label %base ]
base:
	%n1 = add uint %n, 1
	ret uint %n1
more:
	%m1 = sub uint %m, 1
	%zero = seteq uint %n, 0
	br bool %zero, label %one, label %twice
one:
	%r = tail call fastcc uint %ackermann(uint %m1, uint 1)
	ret uint %r
twice:
	%less = sub uint %n, 1
	%inner = call fastcc uint %ackermann(uint %m, uint %less)
	%s = tail call fastcc uint %ackermann(uint %m1, uint %inner)
	ret uint %s
}
int %main() {
	%a = call fastcc uint %ackermann(uint 2, uint 9)
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([4 x sbyte]* %fmt, long 0, long 0), uint %a)
	%b = call fastcc uint %ackermann(uint 3, uint 4)
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([4 x sbyte]* %fmt, long 0, long 0), uint %b)
	ret int 0
}
