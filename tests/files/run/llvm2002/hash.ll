; test: 2002: a hash of a string in uints that wrap, FNV-1a: that of "a" is known.
; exit: 0
; stdout: e40c292c
%text = internal constant [2 x ubyte] c"a\00"
%fmt = internal constant [4 x sbyte] c"%x\0A\00"
declare int "printf"(sbyte*, ...)
implementation
uint "hash"(ubyte* %s)
begin
entry:
	br label %loop
loop:
	%p = phi ubyte* [ %s, %entry ], [ %next, %mix ]
	%h = phi uint [ 2166136261, %entry ], [ %h2, %mix ]
	%c = load ubyte* %p
	%end = seteq ubyte %c, 0
	br bool %end, label %done, label %mix
mix:
	%w = cast ubyte %c to uint
	%h1 = xor uint %h, %w
	%h2 = mul uint %h1, 16777619
	%next = getelementptr ubyte* %p, long 1
	br label %loop
done:
	ret uint %h
end
int "main"()
begin
	%t = getelementptr [2 x ubyte]* %text, uint 0
	%h = call uint %hash(ubyte* %t)
	%f = getelementptr [4 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %f, uint %h)
	ret int 0
end
