; test: `not` and `neg`, which are of 2002, take numbers.
; flags: --std llvm1
implementation
void %f(int %i, float %f, int* %p) {
	%a = not int %i  ;~ warning: `not` is a form of 2002: write `xor` with -1
	%b = neg float %f  ;~ warning: `neg` is a form of 2002: write `sub` from 0
	%c = not float %f  ;~ error: `not` of `float`  ;~ warning: `not` is a form of 2002: write `xor` with -1
	%d = neg int* %p  ;~ error: `neg` of `int*`  ;~ warning: `neg` is a form of 2002: write `sub` from 0
	ret void
}
