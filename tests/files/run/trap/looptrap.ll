; test: a loop that a compiler knows not to end is a trap
; oracle: none (LLVM 19 does not know the intrinsic)
; exit: 132
; stderr: `llvm.trap` was called
declare void @llvm.looptrap()
define i32 @main() {
  call void @llvm.looptrap()
  unreachable
}
