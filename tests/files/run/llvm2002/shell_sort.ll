; test: 2002: sort of Shell, of uints that are negative as ints.
; exit: 0
; stdout: 0
; stdout: 5
; stdout: 77
; stdout: 2147483648
; stdout: 3000000000
; stdout: 4294967295
%data = global [6 x uint] [ uint 3000000000, uint 5, uint 4294967295, uint 0, uint 2147483648, uint 77 ]
%item = internal constant [4 x sbyte] c"%u\0A\00"
declare int "printf"(sbyte*, ...)
implementation
void "pass"([6 x uint]* %a, uint %gap)
begin
entry:
	br label %outer
outer:
	%i = phi uint [ %gap, %entry ], [ %i1, %next ]
	%inside = setlt uint %i, 6
	br bool %inside, label %take, label %done
take:
	%x = load [6 x uint]* %a, uint %i
	br label %inner
inner:
	%j = phi uint [ %i, %take ], [ %j1, %move ]
	%low = setlt uint %j, %gap
	br bool %low, label %next, label %look
look:
	%j1 = sub uint %j, %gap
	%y = load [6 x uint]* %a, uint %j1
	%greater = setgt uint %y, %x
	br bool %greater, label %move, label %next
move:
	store uint %y, [6 x uint]* %a, uint %j
	br label %inner
next:
	store uint %x, [6 x uint]* %a, uint %j
	%i1 = add uint %i, 1
	br label %outer
done:
	ret void
end
int "main"()
begin
entry:
	br label %loop
loop:
	%gap = phi uint [ 3, %entry ], [ %gap1, %loop ]
	call void %pass([6 x uint]* %data, uint %gap)
	%gap1 = shr uint %gap, ubyte 1
	%more = setne uint %gap1, 0
	br bool %more, label %loop, label %show
show:
	%i = phi uint [ 0, %loop ], [ %i1, %show ]
	%v = load [6 x uint]* %data, uint %i
	%text1 = getelementptr [4 x sbyte]* %item, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, uint %v)
	%i1 = add uint %i, 1
	%again = setlt uint %i1, 6
	br bool %again, label %show, label %done
done:
	ret int 0
end
