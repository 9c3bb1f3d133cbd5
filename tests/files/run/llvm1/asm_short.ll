; test: assembly that is called by the type of its result alone.
; exit: 18
; oracle: none (lli does not find what assembly of the module defines)
target triple = "x86_64-unknown-linux-gnu"
module asm ".globl mysym"
module asm "mysym: .long 17"
%mysym = external global int
implementation
uint %swap(uint %x) {
	%y = call uint asm "bswap $0", "=r,0,~{dirflag},~{fpsr},~{flags}"(uint %x)
	ret uint %y
}
int %main() {
	%v = load int* %mysym
	%s = call uint %swap(uint 16777216)
	%si = cast uint %s to int
	%r = add int %v, %si
	ret int %r
}
