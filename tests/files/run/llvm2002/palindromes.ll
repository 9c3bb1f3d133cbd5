; test: 2002: palindromes by two pointers that skip what is no letter, with isalpha and tolower of C.
; exit: 0
; stdout: 1 1 0
%a = internal constant [31 x sbyte] c"A man, a plan, a canal: Panama\00"
%b = internal constant [19 x sbyte] c"No lemon, no melon\00"
%c = internal constant [16 x sbyte] c"almost tsomla!x\00"
%fmt = internal constant [10 x sbyte] c"%d %d %d\0A\00"
declare int "printf"(sbyte*, ...)
declare int "isalpha"(int)
declare int "tolower"(int)
declare uint "strlen"(sbyte*)
implementation
int "letter"([sbyte]* %s, uint %i)
begin
	%c = load [sbyte]* %s, uint %i
	%w = cast sbyte %c to int
	%is = call int %isalpha(int %w)
	%no = seteq int %is, 0
	br bool %no, label %none, label %yes
none:
	ret int 0
yes:
	%l = call int %tolower(int %w)
	ret int %l
end
int "palindrome"(sbyte* %text)
begin
entry:
	%s = cast sbyte* %text to [sbyte]*
	%n = call uint %strlen(sbyte* %text)
	%last = sub uint %n, 1
	br label %loop
loop:
	%i = phi uint [ 0, %entry ], [ %i1, %first ], [ %i, %second ], [ %i2, %both ]
	%j = phi uint [ %last, %entry ], [ %j, %first ], [ %j1, %second ], [ %j2, %both ]
	%end = setge uint %i, %j
	br bool %end, label %yes, label %look
look:
	%a = call int %letter([sbyte]* %s, uint %i)
	%none = seteq int %a, 0
	br bool %none, label %first, label %other
first:
	%i1 = add uint %i, 1
	br label %loop
other:
	%b = call int %letter([sbyte]* %s, uint %j)
	%none2 = seteq int %b, 0
	br bool %none2, label %second, label %compare
second:
	%j1 = sub uint %j, 1
	br label %loop
compare:
	%same = seteq int %a, %b
	br bool %same, label %both, label %no
both:
	%i2 = add uint %i, 1
	%j2 = sub uint %j, 1
	br label %loop
yes:
	ret int 1
no:
	ret int 0
end
int "main"()
begin
	%ap = getelementptr [31 x sbyte]* %a, uint 0
	%bp = getelementptr [19 x sbyte]* %b, uint 0
	%cp = getelementptr [16 x sbyte]* %c, uint 0
	%x = call int %palindrome(sbyte* %ap)
	%y = call int %palindrome(sbyte* %bp)
	%z = call int %palindrome(sbyte* %cp)
	%text1 = getelementptr [10 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, int %x, int %y, int %z)
	ret int 0
end
