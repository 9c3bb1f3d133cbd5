; test: a name that no intrinsic has is accepted with a warning, and refused where it is reached.
; oracle: none (LLVM has no code for it)
; exit: 125
; stderr: `@llvm.ctpob.i32` is no intrinsic that is known
; stderr: unsupported: the intrinsic `@llvm.ctpob.i32`
; stderr: there is `llvm.ctpop`

declare i32 @llvm.ctpob.i32(i32)

define i32 @main() {
  %1 = call i32 @llvm.ctpob.i32(i32 7)
  ret i32 %1
}
