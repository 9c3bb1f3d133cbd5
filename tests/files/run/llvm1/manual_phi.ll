; test: the loop that counts from 0 on up, with a way out of it.
; spec: LLVM 1.x, 'phi' Instruction: "Infinite loop that counts from 0 on up..."
; exit: 100
implementation
int %main() {
LoopHeader:
	br label %Loop
Loop:       ; Infinite loop that counts from 0 on up...
	%indvar = phi uint [ 0, %LoopHeader ], [ %nextindvar, %Again ]
	%nextindvar = add uint %indvar, 1
	%end = seteq uint %indvar, 100
	br bool %end, label %Out, label %Again
Again:
	br label %Loop
Out:
	%status = cast uint %indvar to int
	ret int %status
}
