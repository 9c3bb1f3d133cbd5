; test: 2002: records with a pointer to the method that changes them.
; exit: 0
; stdout: ann 150
; stdout: bob 40
; stdout: cat 0
%account = type { [4 x sbyte], int, void (%account*, int)* }
%accounts = global [3 x %account] [ %account { [4 x sbyte] c"ann\00", int 100, void (%account*, int)* %deposit }, %account { [4 x sbyte] c"bob\00", int 90, void (%account*, int)* %withdraw }, %account { [4 x sbyte] c"cat\00", int 10, void (%account*, int)* %withdraw } ]
%fmt = internal constant [7 x sbyte] c"%s %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
void "deposit"(%account* %a, int %n)
begin
	%old = load %account* %a, ubyte 1
	%new = add int %old, %n
	store int %new, %account* %a, ubyte 1
	ret void
end
void "withdraw"(%account* %a, int %n)
begin
	%old = load %account* %a, ubyte 1
	%new = sub int %old, %n
	%rest = max(int %new, int 0)
	store int %rest, %account* %a, ubyte 1
	ret void
end
int "main"()
begin
entry:
	br label %loop
loop:
	%i = phi uint [ 0, %entry ], [ %i1, %loop ]
	%a = getelementptr [3 x %account]* %accounts, uint %i
	%f = load %account* %a, ubyte 2
	icall void %f(%account* %a, int 50)
	%name = getelementptr %account* %a, ubyte 0, uint 0
	%balance = load %account* %a, ubyte 1
	%text1 = getelementptr [7 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, sbyte* %name, int %balance)
	%i1 = add uint %i, 1
	%more = setlt uint %i1, 3
	br bool %more, label %loop, label %done
done:
	ret int 0
end
