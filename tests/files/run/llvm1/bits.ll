; test: bits of ubytes and ushorts: reversed, counted, rotated, in the code of Gray.
; exit: 0
; stdout: reverse 77 count 13
; stdout: rotate 12 gray 172 back 200
%f1 = internal constant [21 x sbyte] c"reverse %d count %d\0A\00"
%f2 = internal constant [27 x sbyte] c"rotate %d gray %d back %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
ubyte %reverse(ubyte %b) {
	%h = shr ubyte %b, ubyte 4
	%l = shl ubyte %b, ubyte 4
	%n = or ubyte %h, %l
	%h2 = and ubyte %n, 204
	%l2 = and ubyte %n, 51
	%h2s = shr ubyte %h2, ubyte 2
	%l2s = shl ubyte %l2, ubyte 2
	%p = or ubyte %h2s, %l2s
	%h1 = and ubyte %p, 170
	%l1 = and ubyte %p, 85
	%h1s = shr ubyte %h1, ubyte 1
	%l1s = shl ubyte %l1, ubyte 1
	%r = or ubyte %h1s, %l1s
	ret ubyte %r
}
int %count(ushort %x) {
entry:
	br label %loop
loop:
	%v = phi ushort [ %x, %entry ], [ %v1, %body ]
	%n = phi int [ 0, %entry ], [ %n1, %body ]
	%some = cast ushort %v to bool
	br bool %some, label %body, label %done
body:
	%less = sub ushort %v, 1
	%v1 = and ushort %v, %less
	%n1 = add int %n, 1
	br label %loop
done:
	ret int %n
}
ushort %rotate(ushort %x, ubyte %n) {
	%back = sub ubyte 16, %n
	%l = shl ushort %x, ubyte %n
	%r = shr ushort %x, ubyte %back
	%v = or ushort %l, %r
	ret ushort %v
}
ubyte %gray(ubyte %x) {
	%h = shr ubyte %x, ubyte 1
	%g = xor ubyte %x, %h
	ret ubyte %g
}
ubyte %plain(ubyte %g) {
	%a = shr ubyte %g, ubyte 1
	%b = xor ubyte %g, %a
	%c = shr ubyte %b, ubyte 2
	%d = xor ubyte %b, %c
	%e = shr ubyte %d, ubyte 4
	%f = xor ubyte %d, %e
	ret ubyte %f
}
int %main() {
	%r = call ubyte %reverse(ubyte 178)
	%c = call int %count(ushort 48879)
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([21 x sbyte]* %f1, long 0, long 0), ubyte %r, int %c)
	%t = call ushort %rotate(ushort 32769, ubyte 3)
	%g = call ubyte %gray(ubyte 200)
	%p = call ubyte %plain(ubyte %g)
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([27 x sbyte]* %f2, long 0, long 0), ushort %t, ubyte %g, ubyte %p)
	ret int 0
}
