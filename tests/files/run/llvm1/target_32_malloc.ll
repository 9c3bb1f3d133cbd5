; test: a structure with a pointer, in as much memory as it takes where pointers have 32 bits, is refused.
; exit: 2
; stderr: pointers of 32 bits
; stderr: a cast of `sbyte*`
; oracle: none (LLVM would run it with the layout of another target)
target endian = little
target pointersize = 32
declare sbyte* %malloc(uint)
implementation
int %main() {
	%m = call sbyte* %malloc(uint 8)
	%a = cast sbyte* %m to { int, sbyte* }*
	%q = getelementptr { int, sbyte* }* %a, int 0, uint 1
	store sbyte* null, sbyte** %q
	ret int 0
}
