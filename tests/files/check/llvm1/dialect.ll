; test: forms of 2002 are told where 1.x was asked for.
; flags: --std llvm1
implementation
void %f([4 x int]* %p) {
	%x = not int 5  ;~ warning: `not` is a form of 2002: write `xor` with -1
	%y = load [4 x int]* %p, uint 0  ;~ warning: an index is a form of 2002: write a `getelementptr`
	ret void
}
