; test: a glider after 26 generations on a torus of 8 by 8.
; exit: 0
; stdout: #.....#.
; stdout: #......#
; stdout: ........
; stdout: ........
; stdout: ........
; stdout: ........
; stdout: ........
; stdout: #.......
%board = type [8 x [8 x ubyte]]
%boards = internal global [2 x %board] [ %board [ [8 x ubyte] c"\00\01\00\00\00\00\00\00", [8 x ubyte] c"\00\00\01\00\00\00\00\00", [8 x ubyte] c"\01\01\01\00\00\00\00\00", [8 x ubyte] zeroinitializer, [8 x ubyte] zeroinitializer, [8 x ubyte] zeroinitializer, [8 x ubyte] zeroinitializer, [8 x ubyte] zeroinitializer ], %board zeroinitializer ]
declare int %putchar(int)
implementation
int %alive(%board* %b, int %y, int %x) {
	%yw = and int %y, 7
	%xw = and int %x, 7
	%p = getelementptr %board* %b, long 0, int %yw, int %xw
	%v = load ubyte* %p
	%i = cast ubyte %v to int
	ret int %i
}
int %neighbours(%board* %b, int %y, int %x) {
entry:
	br label %loop
loop:
	%d = phi int [ 0, %entry ], [ %d1, %loop ]
	%n = phi int [ 0, %entry ], [ %n1, %loop ]
	%row = div int %d, 3
	%col = rem int %d, 3
	%dy = sub int %row, 1
	%dx = sub int %col, 1
	%yy = add int %y, %dy
	%xx = add int %x, %dx
	%a = call int %alive(%board* %b, int %yy, int %xx)
	%own = seteq int %d, 4
	%a1 = select bool %own, int 0, int %a
	%n1 = add int %n, %a1
	%d1 = add int %d, 1
	%more = setlt int %d1, 9
	br bool %more, label %loop, label %done
done:
	ret int %n1
}
void %step(%board* %from, %board* %to) {
entry:
	br label %loop
loop:
	%i = phi int [ 0, %entry ], [ %i1, %loop ]
	%y = shr int %i, ubyte 3
	%x = and int %i, 7
	%n = call int %neighbours(%board* %from, int %y, int %x)
	%own = call int %alive(%board* %from, int %y, int %x)
	%both = or int %n, %own
	; Three neighbours, or two and the cell itself.
	%lives = seteq int %both, 3
	%v = cast bool %lives to ubyte
	%p = getelementptr %board* %to, long 0, int %y, int %x
	store ubyte %v, ubyte* %p
	%i1 = add int %i, 1
	%more = setlt int %i1, 64
	br bool %more, label %loop, label %done
done:
	ret void
}
int %main() {
entry:
	br label %loop
loop:
	%g = phi int [ 0, %entry ], [ %g1, %loop ]
	%a = and int %g, 1
	%b = xor int %a, 1
	%from = getelementptr [2 x %board]* %boards, long 0, int %a
	%to = getelementptr [2 x %board]* %boards, long 0, int %b
	call void %step(%board* %from, %board* %to)
	%g1 = add int %g, 1
	%more = setlt int %g1, 26
	br bool %more, label %loop, label %show
show:
	%i = phi int [ 0, %loop ], [ %i1, %next ]
	%y = shr int %i, ubyte 3
	%x = and int %i, 7
	%v = call int %alive(%board* %to, int %y, int %x)
	%is = cast int %v to bool
	%c = select bool %is, int 35, int 46
	call int %putchar(int %c)
	%last = seteq int %x, 7
	br bool %last, label %line, label %next
line:
	call int %putchar(int 10)
	br label %next
next:
	%i1 = add int %i, 1
	%again = setlt int %i1, 64
	br bool %again, label %show, label %done
done:
	ret int 0
}
