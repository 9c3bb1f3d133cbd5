; test: 2002: a machine with a stack, whose instructions are told by an indexed switch.
; exit: 0
; stdout: (7 - 2) * (3 + 4) = 35
; 0 n: push, 1: add, 2: sub, 3: mul, 4: stop
%code = constant [12 x uint] [ uint 0, uint 7, uint 0, uint 2, uint 2, uint 0, uint 3, uint 0, uint 4, uint 1, uint 3, uint 4 ]
%fmt = internal constant [24 x sbyte] c"(7 - 2) * (3 + 4) = %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "run"([12 x uint]* %code)
	%table = [5 x label] [ label %push, label %plus, label %minus, label %times, label %stop ]
begin
entry:
	%stack = alloca [16 x int]
	br label %loop
loop:
	%pc = phi uint [ 0, %entry ], [ %pc2, %push ], [ %pc1, %write ]
	%sp = phi uint [ 0, %entry ], [ %sp1, %push ], [ %top, %write ]
	%op = load [12 x uint]* %code, uint %pc
	%pc1 = add uint %pc, 1
	%top = sub uint %sp, 1
	%below = sub uint %sp, 2
	switch uint %op, label %stop, [5 x label] %table
push:
	%n = load [12 x uint]* %code, uint %pc1
	%v = cast uint %n to int
	store int %v, [16 x int]* %stack, uint %sp
	%sp1 = add uint %sp, 1
	%pc2 = add uint %pc, 2
	br label %loop
plus:
	%a = load [16 x int]* %stack, uint %below
	%b = load [16 x int]* %stack, uint %top
	%sum = add int %a, %b
	br label %write
minus:
	%c = load [16 x int]* %stack, uint %below
	%d = load [16 x int]* %stack, uint %top
	%difference = sub int %c, %d
	br label %write
times:
	%e = load [16 x int]* %stack, uint %below
	%f = load [16 x int]* %stack, uint %top
	%product = mul int %e, %f
	br label %write
write:
	%r = phi int [ %sum, %plus ], [ %difference, %minus ], [ %product, %times ]
	store int %r, [16 x int]* %stack, uint %below
	br label %loop
stop:
	%result = load [16 x int]* %stack, uint %top
	ret int %result
end
int "main"()
begin
	%r = call int %run([12 x uint]* %code)
	%text1 = getelementptr [24 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, int %r)
	ret int 0
end
