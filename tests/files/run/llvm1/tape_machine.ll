; test: an interpreter of a language of eight letters, whose program prints a greeting.
; exit: 0
; stdout: Hi!
; 72 is 8 * 9, 105 is 72 + 33, 33 is 105 - 72.
%program = internal constant [81 x sbyte] c"++++++++[>+++++++++<-]>.+++++++++++++++++++++++++++++++++.>+++++++++++[>+++<-]>.\00"
%tape = internal global [64 x ubyte] zeroinitializer
declare int %putchar(int)
implementation
; The place of the bracket that belongs to the one at p; step is 1 or -1.
sbyte* %partner(sbyte* %p, int %step) {
entry:
	br label %loop
loop:
	%q = phi sbyte* [ %p, %entry ], [ %q1, %go ]
	%depth = phi int [ 0, %entry ], [ %depth1, %go ]
	%c = load sbyte* %q
	switch sbyte %c, label %same [ sbyte 91, label %open sbyte 93, label %close ]
open:
	%up = add int %depth, 1
	br label %test
close:
	%down = sub int %depth, 1
	br label %test
same:
	br label %go
test:
	%d = phi int [ %up, %open ], [ %down, %close ]
	%end = seteq int %d, 0
	br bool %end, label %done, label %go
go:
	%depth1 = phi int [ %depth, %same ], [ %d, %test ]
	%q1 = getelementptr sbyte* %q, int %step
	br label %loop
done:
	ret sbyte* %q
}
int %main() {
entry:
	%start = getelementptr [64 x ubyte]* %tape, long 0, long 0
	br label %loop
loop:
	%p = phi sbyte* [ getelementptr ([81 x sbyte]* %program, long 0, long 0), %entry ], [ %next, %step ]
	%cell = phi ubyte* [ %start, %entry ], [ %cell1, %step ]
	%c = load sbyte* %p
	%v = load ubyte* %cell
	switch sbyte %c, label %step0 [
	sbyte 0, label %done
	sbyte 43, label %plus
	sbyte 45, label %minus
	sbyte 62, label %right
	sbyte 60, label %left
	sbyte 46, label %write
	sbyte 91, label %open
	sbyte 93, label %close ]
plus:
	%more = add ubyte %v, 1
	store ubyte %more, ubyte* %cell
	br label %step0
minus:
	%less = sub ubyte %v, 1
	store ubyte %less, ubyte* %cell
	br label %step0
right:
	%r = getelementptr ubyte* %cell, int 1
	br label %step0
left:
	%l = getelementptr ubyte* %cell, int -1
	br label %step0
write:
	%i = cast ubyte %v to int
	call int %putchar(int %i)
	br label %step0
open:
	%some = cast ubyte %v to bool
	br bool %some, label %step0, label %jump
jump:
	%f = call sbyte* %partner(sbyte* %p, int 1)
	br label %step0
close:
	%zero = seteq ubyte %v, 0
	br bool %zero, label %step0, label %back
back:
	%b = call sbyte* %partner(sbyte* %p, int -1)
	br label %step0
step0:
	%at = phi sbyte* [ %p, %loop ], [ %p, %plus ], [ %p, %minus ], [ %p, %right ], [ %p, %left ], [ %p, %write ], [ %p, %open ], [ %f, %jump ], [ %p, %close ], [ %b, %back ]
	%cell1 = phi ubyte* [ %cell, %loop ], [ %cell, %plus ], [ %cell, %minus ], [ %r, %right ], [ %l, %left ], [ %cell, %write ], [ %cell, %open ], [ %cell, %jump ], [ %cell, %close ], [ %cell, %back ]
	br label %step
step:
	%next = getelementptr sbyte* %at, int 1
	br label %loop
done:
	call int %putchar(int 10)
	ret int 0
}
