; test: 2002: the shortest way through a maze, by a queue of places; walls are bytes of strings.
; exit: 0
; stdout: 14
; stdout: 20
; stdout: 43
%maze = constant [8 x [9 x sbyte]] [ [9 x sbyte] c"........\00", [9 x sbyte] c".######.\00", [9 x sbyte] c".#....#.\00", [9 x sbyte] c".#.##.#.\00", [9 x sbyte] c".#.#..#.\00", [9 x sbyte] c".#.####.\00", [9 x sbyte] c".#......\00", [9 x sbyte] c"........\00" ]

%fmt = internal constant [4 x sbyte] c"%d\0A\00"
%distance = global [64 x int] zeroinitializer
%queue = global [64 x int] zeroinitializer
%count = global uint 0
declare int "printf"(sbyte*, ...)
implementation
; Puts a place into the queue that is free and new.
void "visit"(int %y, int %x, int %d)
begin
	%low = or int %y, %x
	%negative = setlt int %low, 0
	%yh = setgt int %y, 7
	%xh = setgt int %x, 7
	%high = or bool %yh, %xh
	%out = or bool %negative, %high
	br bool %out, label %done, label %inside
inside:
	%yu = cast int %y to uint
	%xu = cast int %x to uint
	%c = load [8 x [9 x sbyte]]* %maze, uint %yu, uint %xu
	%wall = seteq sbyte %c, 35
	br bool %wall, label %done, label %free
free:
	%row = mul int %y, 8
	%place = add int %row, %x
	%pu = cast int %place to uint
	%old = load [64 x int]* %distance, uint %pu
	%known = setne int %old, 0
	br bool %known, label %done, label %new
new:
	store int %d, [64 x int]* %distance, uint %pu
	%n = load uint* %count
	store int %place, [64 x int]* %queue, uint %n
	%n1 = add uint %n, 1
	store uint %n1, uint* %count
	br label %done
done:
	ret void
end
; Distances are kept plus one, so that 0 is a place that was not visited.
int "way"(uint %place)
begin
	%d = load [64 x int]* %distance, uint %place
	%r = sub int %d, 1
	ret int %r
end
int "main"()
begin
entry:
	call void %visit(int 0, int 0, int 1)
	br label %loop
loop:
	%i = phi uint [ 0, %entry ], [ %i1, %body ]
	%n = load uint* %count
	%end = seteq uint %i, %n
	br bool %end, label %done, label %body
body:
	%place = load [64 x int]* %queue, uint %i
	%pu = cast int %place to uint
	%d = load [64 x int]* %distance, uint %pu
	%d1 = add int %d, 1
	%y = div int %place, 8
	%x = rem int %place, 8
	%up = sub int %y, 1
	%down = add int %y, 1
	%left = sub int %x, 1
	%right = add int %x, 1
	call void %visit(int %y, int %right, int %d1)
	call void %visit(int %down, int %x, int %d1)
	call void %visit(int %y, int %left, int %d1)
	call void %visit(int %up, int %x, int %d1)
	%i1 = add uint %i, 1
	br label %loop
done:
	%a = call int %way(uint 63)
	%text1 = getelementptr [4 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, int %a)
	%b = call int %way(uint 36)
	%text2 = getelementptr [4 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text2, int %b)
	%c = cast uint %n to int
	%text3 = getelementptr [4 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text3, int %c)
	ret int 0
end
