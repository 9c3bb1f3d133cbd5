; test: a program that reads the highest byte of a number first is refused.
; exit: 2
; stderr: a cast of `int*` to `ubyte*`
; stderr: highest byte
; oracle: none (LLVM would run it with the layout of another target)
target endian = big
target pointersize = 32
%x = global int 258
implementation
int %main() {
	%p = cast int* %x to ubyte*
	%v = load ubyte* %p
	%i = cast ubyte %v to int
	ret int %i
}
