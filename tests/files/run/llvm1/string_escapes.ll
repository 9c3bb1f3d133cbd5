; test: strings: two backslashes stand for one, and one with two digits for a byte.
; exit: 104
; stdout: a\\b"c\\\\d
%text = internal constant [10 x sbyte] c"a\\b\22c\\\\d\0A\00"
declare int %printf(sbyte*, ...)
implementation
int %main() {
	%p = getelementptr [10 x sbyte]* %text, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p)
	; The bytes add up to 97 + 92 + 98 + 34 + 99 + 92 + 92 + 100 + 10 = 714; of 714 - 610 the low byte is given.
	br label %next

next:
	%i = phi long [ 0, %0 ], [ %more, %next ]
	%sum = phi int [ 0, %0 ], [ %total, %next ]
	%at = getelementptr [10 x sbyte]* %text, long 0, long %i
	%c = load sbyte* %at
	%n = cast sbyte %c to int
	%total = add int %sum, %n
	%more = add long %i, 1
	%done = seteq long %more, 10
	br bool %done, label %end, label %next

end:
	%r = sub int %total, 610
	ret int %r
}
