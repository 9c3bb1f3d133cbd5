; test: assembly that is code is refused, with its text.
; exit: 2
; stderr: unsupported: the inline assembly "bswap $0\n\tnop"
; oracle: none (LLVM runs it)
; spec: Inline Assembler Expressions: "Note that after template substitution, the resulting assembly string is parsed by LLVM's integrated assembler unless it is disabled - even when emitting a.s file - and thus must contain assembly syntax known to LLVM."
define i32 @main() {
  %a = call i32 asm "bswap $0\0A\09nop", "=r,0"(i32 40)
  ret i32 %a
}
