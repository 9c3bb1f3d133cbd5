; test: an output is a result and takes no argument, an input takes one, and so does one that is tied
; flags: --std llvm
; spec: Output constraints: "Output constraints do not consume an argument from the call instruction."
; spec: Input constraints: "Each input constraint will consume one argument from the call instruction."
; spec: Input constraints: "Instead of providing a Constraint Code, input constraints may also "tie" themselves to an output constraint, by providing an integer as the constraint string."
; spec: Input constraints: "Tied inputs still consume an argument from the call instruction, and take up a position in the asm template numbering as is usual - they will simply be constrained to always use the same register as the output they've been tied to."
; spec: Output constraints: "If this is not safe (e.g. if the assembly contains two instructions, where the first writes to one output, and the second reads an input and writes to a second output), then the "&" modifier must be used (e.g. "=&r") to specify that the output is an "early-clobber" output."
; spec: Input constraints: "It is permitted to tie an input to an "early-clobber" output."
define void @f(i32 %x, i32 %y) {
  %a = call i32 asm "", "=r"()
  %b = call i32 asm "", "=r"(i32 %x) ;~ error: the constraints of this assembly name 0 arguments, but its type has 1
  %c = call i32 asm "", "=r,r,r"(i32 %x, i32 %y)
  %d = call i32 asm "", "=r,r,r"(i32 %x) ;~ error: the constraints of this assembly name 2 arguments, but its type has 1
  %e = call i32 asm "", "=r,0"(i32 %x)
  %g = call i32 asm "", "=r,0"() ;~ error: the constraints of this assembly name 1 argument, but its type has 0
  %h = call i32 asm "", "=&r,0,r"(i32 %x, i32 %y)
  %i = call i32 asm "", "r,r"(i32 %x, i32 %y) ;~ error: the constraints of this assembly name 0 results, but its type has 1
  %j = call i32 asm "", "=r,1"(i32 %x) ;~ error: the constraints of this assembly cannot be read
  ret void
}
