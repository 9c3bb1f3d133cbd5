; test: a function in assembly of the module, in several lines, that the program declares.
; exit: 42
; oracle: none (lli does not find what assembly of the module defines)
module asm "	.text"
module asm "	.globl	twice_and_two"
module asm "twice_and_two:"
module asm "	leal	2(%rdi,%rdi), %eax"
module asm "	ret"
declare int %twice_and_two(int)
implementation
int %main() {
	%x = call int %twice_and_two(int 20)
	ret int %x
}
