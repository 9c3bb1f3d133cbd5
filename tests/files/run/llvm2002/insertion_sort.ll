; test: 2002: insertion sort of an array without a size, by indices of loads and stores.
; exit: 0
; stdout: -65 -7 0 4 4 12 31 90 
%data = global [8 x int] [ int 31, int -7, int 4, int 4, int 90, int -65, int 0, int 12 ]
%item = internal constant [4 x sbyte] c"%d \00"
%end = internal constant [2 x sbyte] c"\0A\00"
declare int "printf"(sbyte*, ...)
implementation
void "sort"([int]* %a, uint %n)
begin
entry:
	br label %outer
outer:
	%i = phi uint [ 1, %entry ], [ %i1, %place ]
	%x = load [int]* %a, uint %i
	br label %inner
inner:
	%j = phi uint [ %i, %outer ], [ %j1, %move ]
	%none = seteq uint %j, 0
	br bool %none, label %place, label %look
look:
	%j1 = sub uint %j, 1
	%y = load [int]* %a, uint %j1
	%greater = setgt int %y, %x
	br bool %greater, label %move, label %place
move:
	store int %y, [int]* %a, uint %j
	br label %inner
place:
	store int %x, [int]* %a, uint %j
	%i1 = add uint %i, 1
	%more = setlt uint %i1, %n
	br bool %more, label %outer, label %done
done:
	ret void
end
int "main"()
begin
entry:
	%a = cast [8 x int]* %data to [int]*
	call void %sort([int]* %a, uint 8)
	br label %loop
loop:
	%i = phi uint [ 0, %entry ], [ %i1, %loop ]
	%v = load [8 x int]* %data, uint %i
	%text1 = getelementptr [4 x sbyte]* %item, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, int %v)
	%i1 = add uint %i, 1
	%more = setlt uint %i1, 8
	br bool %more, label %loop, label %done
done:
	%text2 = getelementptr [2 x sbyte]* %end, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text2)
	ret int 0
end
