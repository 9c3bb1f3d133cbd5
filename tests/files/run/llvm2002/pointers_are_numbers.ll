; test: 2002: pointers are added, subtracted and multiplied as numbers.
; exit: 0
; stdout: 42 3 9
%numbers = internal constant [4 x int] [int 1, int 2, int 3, int 42]
%fmt = internal constant [10 x sbyte] c"%d %d %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "main"()
begin
	%start = getelementptr [4 x int]* %numbers, uint 0, uint 0
	%distance = cast ulong 12 to int*
	%at = add int* %start, %distance
	%a = load int* %at
	%bytes = sub int* %at, %start
	%words = cast int* %bytes to ulong
	%words1 = div ulong %words, 4
	%b = cast ulong %words1 to int
	%three = cast sbyte 3 to int*
	%nine = mul int* %three, %three
	%c = cast int* %nine to int
	%p = getelementptr [10 x sbyte]* %fmt, uint 0, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %p, int %a, int %b, int %c)
	ret int 0
end
