; test: prologue data that is code of its own, of a convention whose registers are not C's.
; exit: 2
; stderr: unsupported: `prologue` data that does more than to jump to its end, of a function of the calling convention `x86_regcallcc`
; oracle: none (LLVM runs it)
define x86_regcallcc i32 @f(i32 %a) prologue [2 x i8] c"\FF\C1" {
  ret i32 %a
}
define i32 @main() {
  %r = call x86_regcallcc i32 @f(i32 1)
  ret i32 %r
}
