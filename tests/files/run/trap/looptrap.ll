; test: a loop that a compiler knows not to end is a trap
; trap: unreachable in @main
declare void @llvm.looptrap()
define i32 @main() {
  call void @llvm.looptrap()
  unreachable
}
