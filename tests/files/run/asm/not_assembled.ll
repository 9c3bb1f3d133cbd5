; test: what cannot be assembled is an error at its line within the string, whose escapes count.
; exit: 2
; stderr: error[inline-asm]: the inline assembly `frob %eax` cannot be assembled
; stderr: not_assembled.ll:9:74
; stderr: no instruction is called `frob`
; oracle: none (LLVM's error is another)
; spec: Inline Assembler Expressions: "Note that after template substitution, the resulting assembly string is parsed by LLVM's integrated assembler unless it is disabled - even when emitting a.s file - and thus must contain assembly syntax known to LLVM."
define i32 @main() {
  %a = call i32 asm "bswap $0\0A\09nop # a \22comment\22 and \5C\0A\09\09frob %eax\0A\09nop", "=r,0"(i32 40)
  ret i32 %a
}
