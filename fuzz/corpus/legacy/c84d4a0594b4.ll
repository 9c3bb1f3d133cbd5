implementation
int %main() {
	%X = select bool true, ubyte 17, ubyte 42          ; yields ubyte:17
	%t = seteq int 4, 4
	%n = xor bool %t, true
	%o = or bool %t, %n
	%a = and bool %o, %n
	%l = setlt bool false, true
	%both = and bool %l, %o
	%i = cast ubyte %X to int
	%r = select bool %both, int %i, int 1
	%s = select bool %a, int 2, int %r
	ret int %s
}
