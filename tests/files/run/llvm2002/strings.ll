; test: 2002: a string is reversed in place; libc at the types of the time.
; exit: 0
; stdout: ytilauq 7
; stdout: 1 0
%word = global [8 x sbyte] c"quality\00"
%fmt = internal constant [7 x sbyte] c"%s %u\0A\00"
%two = internal constant [7 x sbyte] c"%d %d\0A\00"
declare int "printf"(sbyte*, ...)
declare uint "strlen"(sbyte*)
declare int "strcmp"(ubyte*, ubyte*)
declare ubyte* "malloc"(uint)
declare ubyte* "memcpy"(ubyte*, ubyte*, uint)
declare void "free"(ubyte*)
implementation
void "reverse"(sbyte* %s)
begin
entry:
	%n = call uint %strlen(sbyte* %s)
	%any = seteq uint %n, 0
	br bool %any, label %done, label %start
start:
	%last = sub uint %n, 1
	br label %loop
loop:
	%i = phi uint [ 0, %start ], [ %i1, %swap ]
	%j = phi uint [ %last, %start ], [ %j1, %swap ]
	%go = setlt uint %i, %j
	br bool %go, label %swap, label %done
swap:
	%p = getelementptr sbyte* %s, uint %i
	%q = getelementptr sbyte* %s, uint %j
	%x = load sbyte* %p
	%y = load sbyte* %q
	store sbyte %y, sbyte* %p
	store sbyte %x, sbyte* %q
	%i1 = add uint %i, 1
	%j1 = sub uint %j, 1
	br label %loop
done:
	ret void
end
int "main"()
begin
	%s = getelementptr [8 x sbyte]* %word, uint 0
	call void %reverse(sbyte* %s)
	%n = call uint %strlen(sbyte* %s)
	%f = getelementptr [7 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %f, sbyte* %s, uint %n)
	%room = call ubyte* %malloc(uint 8)
	%u = cast sbyte* %s to ubyte*
	%same = call ubyte* %memcpy(ubyte* %room, ubyte* %u, uint 8)
	%is = seteq ubyte* %same, %room
	%ii = cast bool %is to int
	%c = call int %strcmp(ubyte* %room, ubyte* %u)
	%g = getelementptr [7 x sbyte]* %two, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %g, int %ii, int %c)
	call void %free(ubyte* %room)
	ret int 0
end
