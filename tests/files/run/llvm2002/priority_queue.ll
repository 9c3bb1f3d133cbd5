; test: 2002: a heap in an array without a size: what is put in comes out in order.
; exit: 0
; stdout: 1 2 4 6 7 8 9 
%queue = type { uint, [16 x int] }
%input = constant [7 x int] [ int 9, int 4, int 7, int 1, int 8, int 2, int 6 ]
%item = internal constant [4 x sbyte] c"%d \00"
%end = internal constant [2 x sbyte] c"\0A\00"
declare int "printf"(sbyte*, ...)
implementation
void "put"(%queue* %q, int %v)
begin
entry:
	%n = load %queue* %q, ubyte 0
	%n1 = add uint %n, 1
	store uint %n1, %queue* %q, ubyte 0
	br label %up
up:
	%i = phi uint [ %n, %entry ], [ %parent, %move ]
	%first = seteq uint %i, 0
	br bool %first, label %place, label %look
look:
	%before = sub uint %i, 1
	%parent = shr uint %before, ubyte 1
	%p = load %queue* %q, ubyte 1, uint %parent
	%less = setlt int %v, %p
	br bool %less, label %move, label %place
move:
	store int %p, %queue* %q, ubyte 1, uint %i
	br label %up
place:
	store int %v, %queue* %q, ubyte 1, uint %i
	ret void
end
int "take"(%queue* %q)
begin
entry:
	%least = load %queue* %q, ubyte 1, uint 0
	%n = load %queue* %q, ubyte 0
	%n1 = sub uint %n, 1
	store uint %n1, %queue* %q, ubyte 0
	%last = load %queue* %q, ubyte 1, uint %n1
	br label %down
down:
	%i = phi uint [ 0, %entry ], [ %c, %move ]
	%twice = shl uint %i, ubyte 1
	%left = add uint %twice, 1
	%right = add uint %twice, 2
	%leaf = setge uint %left, %n1
	br bool %leaf, label %place, label %one
one:
	%lv = load %queue* %q, ubyte 1, uint %left
	%two = setlt uint %right, %n1
	br bool %two, label %both, label %chosen
both:
	%rv = load %queue* %q, ubyte 1, uint %right
	%better = setlt int %rv, %lv
	br bool %better, label %second, label %chosen
second:
	br label %chosen
chosen:
	%c = phi uint [ %left, %one ], [ %left, %both ], [ %right, %second ]
	%cv = phi int [ %lv, %one ], [ %lv, %both ], [ %rv, %second ]
	%sinks = setlt int %cv, %last
	br bool %sinks, label %move, label %place
move:
	store int %cv, %queue* %q, ubyte 1, uint %i
	br label %down
place:
	store int %last, %queue* %q, ubyte 1, uint %i
	ret int %least
end
int "main"()
begin
entry:
	%q = malloc %queue
	store uint 0, %queue* %q, ubyte 0
	br label %fill
fill:
	%i = phi uint [ 0, %entry ], [ %i1, %fill ]
	%v = load [7 x int]* %input, uint %i
	call void %put(%queue* %q, int %v)
	%i1 = add uint %i, 1
	%more = setlt uint %i1, 7
	br bool %more, label %fill, label %drain
drain:
	%x = call int %take(%queue* %q)
	%text1 = getelementptr [4 x sbyte]* %item, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, int %x)
	%n = load %queue* %q, ubyte 0
	%some = setne uint %n, 0
	br bool %some, label %drain, label %done
done:
	%text2 = getelementptr [2 x sbyte]* %end, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text2)
	free %queue* %q
	ret int 0
end
