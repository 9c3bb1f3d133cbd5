; test: 2002: decimal digits two to a ubyte: added with carries, as shifts and masks.
; exit: 0
; stdout: 00998877
; stdout: 00123456
; stdout: 01122333
%item = internal constant [5 x sbyte] c"%d%d\00"
declare int "putchar"(int)
declare int "printf"(sbyte*, ...)
%a = global [4 x ubyte] [ ubyte 0, ubyte 153, ubyte 136, ubyte 119 ]
%b = global [4 x ubyte] [ ubyte 0, ubyte 18, ubyte 52, ubyte 86 ]
%sum = global [4 x ubyte] zeroinitializer
implementation
void "show"([4 x ubyte]* %n)
begin
entry:
	br label %loop
loop:
	%i = phi uint [ 0, %entry ], [ %i1, %loop ]
	%v = load [4 x ubyte]* %n, uint %i
	%h = shr ubyte %v, ubyte 4
	%l = and ubyte %v, 15
	%text1 = getelementptr [5 x sbyte]* %item, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, ubyte %h, ubyte %l)
	%i1 = add uint %i, 1
	%more = setlt uint %i1, 4
	br bool %more, label %loop, label %done
done:
	call int %putchar(int 10)
	ret void
end
; The sum of two digits and a carry, with its own carry in bit 4.
ubyte "digit"(ubyte %x, ubyte %y, ubyte %carry)
begin
	%s = add ubyte %x, %y
	%t = add ubyte %s, %carry
	%over = setgt ubyte %t, 9
	br bool %over, label %wrap, label %plain
wrap:
	%u = add ubyte %t, 6
	ret ubyte %u
plain:
	ret ubyte %t
end
void "add"([4 x ubyte]* %x, [4 x ubyte]* %y, [4 x ubyte]* %to)
begin
entry:
	br label %loop
loop:
	%i = phi uint [ 4, %entry ], [ %j, %loop ]
	%carry = phi ubyte [ 0, %entry ], [ %carry2, %loop ]
	%j = sub uint %i, 1
	%a = load [4 x ubyte]* %x, uint %j
	%b = load [4 x ubyte]* %y, uint %j
	%al = and ubyte %a, 15
	%bl = and ubyte %b, 15
	%low = call ubyte %digit(ubyte %al, ubyte %bl, ubyte %carry)
	%carry1 = shr ubyte %low, ubyte 4
	%ah = shr ubyte %a, ubyte 4
	%bh = shr ubyte %b, ubyte 4
	%high = call ubyte %digit(ubyte %ah, ubyte %bh, ubyte %carry1)
	%carry2 = shr ubyte %high, ubyte 4
	%l = and ubyte %low, 15
	%h = shl ubyte %high, ubyte 4
	%v = or ubyte %h, %l
	store ubyte %v, [4 x ubyte]* %to, uint %j
	%more = setne uint %j, 0
	br bool %more, label %loop, label %done
done:
	ret void
end
int "main"()
begin
	call void %show([4 x ubyte]* %a)
	call void %show([4 x ubyte]* %b)
	call void %add([4 x ubyte]* %a, [4 x ubyte]* %b, [4 x ubyte]* %sum)
	call void %show([4 x ubyte]* %sum)
	ret int 0
end
