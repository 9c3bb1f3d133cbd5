; test: 2002: what is thrown in a loop is counted, and the loop goes on.
; exit: 0
; stdout: odd 1
; stdout: odd 3
; stdout: odd 5
; stdout: 3 thrown, sum 12
%item = internal constant [8 x sbyte] c"odd %d\0A\00"
%fmt = internal constant [19 x sbyte] c"%d thrown, sum %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "even"(int %n)
begin
	%bit = and int %n, 1
	%odd = seteq int %bit, 1
	br bool %odd, label %throw, label %ok
throw:
	unwind
ok:
	%d = mul int %n, 2
	ret int %d
end
int "main"()
begin
entry:
	br label %loop
loop:
	%n = phi int [ 0, %entry ], [ %n1, %next ]
	%sum = phi int [ 0, %entry ], [ %sum2, %next ]
	%thrown = phi int [ 0, %entry ], [ %thrown2, %next ]
	%r = invoke int %even(int %n) to label %good except label %bad
good:
	%sum1 = add int %sum, %r
	br label %next
bad:
	%text1 = getelementptr [8 x sbyte]* %item, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, int %n)
	%thrown1 = add int %thrown, 1
	br label %next
next:
	%sum2 = phi int [ %sum1, %good ], [ %sum, %bad ]
	%thrown2 = phi int [ %thrown, %good ], [ %thrown1, %bad ]
	%n1 = add int %n, 1
	%more = setlt int %n1, 6
	br bool %more, label %loop, label %done
done:
	%text2 = getelementptr [19 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text2, int %thrown2, int %sum2)
	ret int 0
end
