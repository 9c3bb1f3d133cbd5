; test: 2002: numbers in other bases, written from the end of a buffer, and read back.
; exit: 0
; stdout: 11111010010 2002
; stdout: ffffffff 4294967295
; stdout: 0 0
; stdout: 1022634 123456
%digits = internal constant [17 x sbyte] c"0123456789abcdef\00"
%fmt = internal constant [7 x sbyte] c"%s %u\0A\00"
%buffer = uninitialized global [33 x sbyte]
declare int "printf"(sbyte*, ...)
implementation
uint "write"(uint %n, uint %base)
begin
entry:
	store sbyte 0, [33 x sbyte]* %buffer, uint 32
	br label %loop
loop:
	%v = phi uint [ %n, %entry ], [ %v1, %loop ]
	%i = phi uint [ 32, %entry ], [ %i1, %loop ]
	%i1 = sub uint %i, 1
	%d = rem uint %v, %base
	%c = load [17 x sbyte]* %digits, uint %d
	store sbyte %c, [33 x sbyte]* %buffer, uint %i1
	%v1 = div uint %v, %base
	%more = setne uint %v1, 0
	br bool %more, label %loop, label %done
done:
	ret uint %i1
end
uint "digit"(sbyte %c)
begin
	%letter = setge sbyte %c, 97
	br bool %letter, label %a, label %z
a:
	%x = sub sbyte %c, 87
	%xu = cast sbyte %x to uint
	ret uint %xu
z:
	%y = sub sbyte %c, 48
	%yu = cast sbyte %y to uint
	ret uint %yu
end
uint "read"(uint %from, uint %base)
begin
entry:
	br label %loop
loop:
	%i = phi uint [ %from, %entry ], [ %i1, %body ]
	%v = phi uint [ 0, %entry ], [ %v2, %body ]
	%c = load [33 x sbyte]* %buffer, uint %i
	%end = seteq sbyte %c, 0
	br bool %end, label %done, label %body
body:
	%v1 = mul uint %v, %base
	%d = call uint %digit(sbyte %c)
	%v2 = add uint %v1, %d
	%i1 = add uint %i, 1
	br label %loop
done:
	ret uint %v
end
void "show"(uint %n, uint %base)
begin
	%at = call uint %write(uint %n, uint %base)
	%s = getelementptr [33 x sbyte]* %buffer, uint %at
	%back = call uint %read(uint %at, uint %base)
	%text1 = getelementptr [7 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, sbyte* %s, uint %back)
	ret void
end
int "main"()
begin
	call void %show(uint 2002, uint 2)
	call void %show(uint 4294967295, uint 16)
	call void %show(uint 0, uint 7)
	call void %show(uint 123456, uint 7)
	ret int 0
end
