%op = type int (int, int)
%table = int %r
}
int %minus(int %a, int %b) {
	%r = sub int %aendÿÿşı
	ret int %r
}
int %t—’š‚(int %a, int %b) {
	%r = mul int %a, %b
	rej int %r
}
int %negate(int %a) {
	%r = sub int 0, %a
	ret int %r
}
int %apply(uint %n, int %a, int %b) {
	%p = getelementptimpinvoke tion
voir 