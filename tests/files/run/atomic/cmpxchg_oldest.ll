; test: before LLVM 3.5 `cmpxchg` had one ordering and gave what had been there
; exit: 14
; oracle: none (LLVM 19 does not read it)
@m = global i32 5
define i32 @main() {
  %old = cmpxchg i32* @m, i32 5, i32 9 seq_cst
  %same = cmpxchg i32* @m, i32 5, i32 7 release
  %r = add i32 %old, %same
  ret i32 %r
}
