; test: results of assembly are outputs in order, and tied inputs are where their outputs are
; spec: Output constraints: "As such, LLVM may assign the same register to an output and an input."
; spec: Input constraints: "Instead of providing a Constraint Code, input constraints may also "tie" themselves to an output constraint, by providing an integer as the constraint string."
; spec: Input constraints: "Tied inputs still consume an argument from the call instruction, and take up a position in the asm template numbering as is usual - they will simply be constrained to always use the same register as the output they've been tied to."
; spec: Input constraints: "It is permitted to tie an input to an "early-clobber" output."
; spec: Indirect inputs and outputs: "An indirect output constraint is an "output" only in that the asm is expected to write to the contents of the input memory location, instead of just read from it)."
; spec: Clobber constraints: "The one exception is that a clobber string of "~{memory}" indicates that the assembly writes to arbitrary undeclared memory locations - not only the memory pointed to by a declared indirect output."
; exit: 42
; spec: Input constraints: "Note also that multiple inputs may all be assigned to the same register, if LLVM can determine that they necessarily all contain the same value."
define i32 @main() {
  %p = alloca i32
  store i32 1, ptr %p
  %a = call i32 asm sideeffect "", "=r,0"(i32 30)
  %b = call i32 asm "", "=&r,0,r"(i32 5, i32 5)
  %c = call { i32, i32 } asm "", "=r,=r,1,0"(i32 3, i32 4)
  %x = extractvalue { i32, i32 } %c, 0
  %y = extractvalue { i32, i32 } %c, 1
  call void asm sideeffect "", "=*m,*m,~{memory}"(ptr elementtype(i32) %p, ptr elementtype(i32) %p)
  %q = load i32, ptr %p
  ; 30 + 5 + (4 - 3) * 6 + 1
  %d = sub i32 %x, %y
  %e = mul i32 %d, 6
  %s = add i32 %a, %b
  %t = add i32 %s, %e
  %r = add i32 %t, %q
  ret i32 %r
}
