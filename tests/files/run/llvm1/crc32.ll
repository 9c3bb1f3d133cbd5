; test: CRC-32 by a table that the program makes: shifts and comparisons of uints.
; exit: 0
; stdout: cbf43926 00000000
%fmt = internal constant [11 x sbyte] c"%08x %08x\0A\00"
%text = internal constant [10 x sbyte] c"123456789\00"
%none = internal constant [1 x sbyte] c"\00"
%table = internal global [256 x uint] zeroinitializer
declare int %printf(sbyte*, ...)
implementation
internal void %make() {
entry:
	br label %outer
outer:
	%n = phi uint [ 0, %entry ], [ %n1, %store ]
	br label %inner
inner:
	%c = phi uint [ %n, %outer ], [ %c2, %inner ]
	%k = phi int [ 0, %outer ], [ %k1, %inner ]
	%low = and uint %c, 1
	%odd = cast uint %low to bool
	%half = shr uint %c, ubyte 1
	%mixed = xor uint %half, 3988292384
	%c2 = select bool %odd, uint %mixed, uint %half
	%k1 = add int %k, 1
	%more = setlt int %k1, 8
	br bool %more, label %inner, label %store
store:
	%i = cast uint %n to long
	%p = getelementptr [256 x uint]* %table, long 0, long %i
	store uint %c2, uint* %p
	%n1 = add uint %n, 1
	%again = setlt uint %n1, 256
	br bool %again, label %outer, label %done
done:
	ret void
}
uint %crc(sbyte* %s) {
entry:
	br label %loop
loop:
	%p = phi sbyte* [ %s, %entry ], [ %p1, %body ]
	%c = phi uint [ 4294967295, %entry ], [ %c1, %body ]
	%ch = load sbyte* %p
	%end = seteq sbyte %ch, 0
	br bool %end, label %done, label %body
body:
	%byte = cast sbyte %ch to ubyte
	%wide = cast ubyte %byte to uint
	%mix = xor uint %c, %wide
	%index = and uint %mix, 255
	%il = cast uint %index to long
	%tp = getelementptr [256 x uint]* %table, long 0, long %il
	%t = load uint* %tp
	%shifted = shr uint %c, ubyte 8
	%c1 = xor uint %shifted, %t
	%p1 = getelementptr sbyte* %p, int 1
	br label %loop
done:
	%r = xor uint %c, 4294967295
	ret uint %r
}
int %main() {
	call void %make()
	%a = call uint %crc(sbyte* getelementptr ([10 x sbyte]* %text, long 0, long 0))
	%b = call uint %crc(sbyte* getelementptr ([1 x sbyte]* %none, long 0, long 0))
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([11 x sbyte]* %fmt, long 0, long 0), uint %a, uint %b)
	ret int 0
}
