; test: 2002: a ring of bytes whose indices wrap around as ubytes; what does not fit is refused.
; exit: 0
; stdout: abcdefgh
; stdout: refused 2
; stdout: ijkl
%ring = type { ubyte, ubyte, [8 x sbyte] }
%frefused = internal constant [13 x sbyte] c"\0Arefused %d\0A\00"
declare int "putchar"(int)
declare int "printf"(sbyte*, ...)
implementation
bool "put"(%ring* %r, sbyte %c)
begin
	%w = load %ring* %r, ubyte 0
	%t = load %ring* %r, ubyte 1
	%used = sub ubyte %w, %t
	%full = seteq ubyte %used, 8
	br bool %full, label %no, label %yes
no:
	ret bool false
yes:
	%low = and ubyte %w, 7
	%i = cast ubyte %low to uint
	store sbyte %c, %ring* %r, ubyte 2, uint %i
	%w1 = add ubyte %w, 1
	store ubyte %w1, %ring* %r, ubyte 0
	ret bool true
end
; What there is to take, or 0.
sbyte "take"(%ring* %r)
begin
	%w = load %ring* %r, ubyte 0
	%t = load %ring* %r, ubyte 1
	%empty = seteq ubyte %w, %t
	br bool %empty, label %none, label %some
none:
	ret sbyte 0
some:
	%low = and ubyte %t, 7
	%i = cast ubyte %low to uint
	%c = load %ring* %r, ubyte 2, uint %i
	%t1 = add ubyte %t, 1
	store ubyte %t1, %ring* %r, ubyte 1
	ret sbyte %c
end
; Puts n letters from a first one on; returns how many were refused.
int "fill"(%ring* %r, sbyte %first, int %n)
begin
entry:
	br label %loop
loop:
	%i = phi int [ 0, %entry ], [ %i1, %loop ]
	%c = phi sbyte [ %first, %entry ], [ %c1, %loop ]
	%refused = phi int [ 0, %entry ], [ %refused1, %loop ]
	%ok = call bool %put(%ring* %r, sbyte %c)
	%no = xor bool true, %ok
	%one = cast bool %no to int
	%refused1 = add int %refused, %one
	%c1 = add sbyte %c, 1
	%i1 = add int %i, 1
	%more = setlt int %i1, %n
	br bool %more, label %loop, label %done
done:
	ret int %refused1
end
void "drain"(%ring* %r)
begin
entry:
	br label %loop
loop:
	%c = call sbyte %take(%ring* %r)
	%end = seteq sbyte %c, 0
	br bool %end, label %done, label %put
put:
	%i = cast sbyte %c to int
	call int %putchar(int %i)
	br label %loop
done:
	ret void
end
int "main"()
begin
	%r = alloca %ring
	; Both indices stand shortly before they wrap around.
	store ubyte 250, %ring* %r, ubyte 0
	store ubyte 250, %ring* %r, ubyte 1
	%n = call int %fill(%ring* %r, sbyte 97, int 10)
	call void %drain(%ring* %r)
	%text1 = getelementptr [13 x sbyte]* %frefused, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, int %n)
	%m = call int %fill(%ring* %r, sbyte 105, int 4)
	call void %drain(%ring* %r)
	call int %putchar(int 10)
	ret int %m
end
