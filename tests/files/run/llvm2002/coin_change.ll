; test: 2002: in how many ways an amount is paid with coins, by a table that grows coin by coin.
; exit: 0
; stdout: 292
; stdout: 2
%coins = constant [5 x uint] [ uint 1, uint 5, uint 10, uint 25, uint 50 ]
%fmt = internal constant [4 x sbyte] c"%u\0A\00"
declare int "printf"(sbyte*, ...)
implementation
uint "ways"(uint %total)
begin
entry:
	%size = add uint %total, 1
	%w = malloc [uint], uint %size
	br label %clear
clear:
	%k = phi uint [ 0, %entry ], [ %k1, %clear ]
	store uint 0, [uint]* %w, uint %k
	%k1 = add uint %k, 1
	%some = setlt uint %k1, %size
	br bool %some, label %clear, label %start
start:
	store uint 1, [uint]* %w, uint 0
	br label %coin
coin:
	%c = phi uint [ 0, %start ], [ %c1, %next ]
	%v = load [5 x uint]* %coins, uint %c
	br label %amount
amount:
	%i = phi uint [ %v, %coin ], [ %i1, %add ]
	%over = setgt uint %i, %total
	br bool %over, label %next, label %add
add:
	%before = sub uint %i, %v
	%x = load [uint]* %w, uint %i
	%y = load [uint]* %w, uint %before
	%s = add uint %x, %y
	store uint %s, [uint]* %w, uint %i
	%i1 = add uint %i, 1
	br label %amount
next:
	%c1 = add uint %c, 1
	%more = setlt uint %c1, 5
	br bool %more, label %coin, label %done
done:
	%r = load [uint]* %w, uint %total
	free [uint]* %w
	ret uint %r
end
int "main"()
begin
	%a = call uint %ways(uint 100)
	%text1 = getelementptr [4 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, uint %a)
	%b = call uint %ways(uint 7)
	%text2 = getelementptr [4 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text2, uint %b)
	ret int 0
end
