; test: assembly of another processor.
target endian = little
target pointersize = 32
module asm "nop"  ;~ warning: assembly means something else on the target of the program
implementation
void %f() {
	ret void
}
