; test: 2002: search by halves in a sorted table, for what is there and what is not.
; exit: 0
; stdout: 0 7 4 -1 -1
%table = constant [8 x int] [ int -90, int -3, int 0, int 2, int 8, int 33, int 41, int 1000 ]
%fmt = internal constant [16 x sbyte] c"%d %d %d %d %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "find"(int %x)
begin
entry:
	br label %loop
loop:
	%low = phi int [ 0, %entry ], [ %low, %left ], [ %after, %right ]
	%high = phi int [ 8, %entry ], [ %middle, %left ], [ %high, %right ]
	%empty = setge int %low, %high
	br bool %empty, label %none, label %look
look:
	%sum = add int %low, %high
	%middle = div int %sum, 2
	%index = cast int %middle to uint
	%v = load [8 x int]* %table, uint %index
	%same = seteq int %v, %x
	br bool %same, label %found, label %choose
choose:
	%less = setlt int %v, %x
	br bool %less, label %right, label %left
left:
	br label %loop
right:
	%after = add int %middle, 1
	br label %loop
found:
	ret int %middle
none:
	ret int -1
end
int "main"()
begin
	%a = call int %find(int -90)
	%b = call int %find(int 1000)
	%c = call int %find(int 8)
	%d = call int %find(int 9)
	%e = call int %find(int 5000)
	%text1 = getelementptr [16 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, int %a, int %b, int %c, int %d, int %e)
	ret int 0
end
