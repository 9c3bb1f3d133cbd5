; test: the number of a check that clang has not is told as it is
; exit: 132
; stderr: a check for undefined behaviour failed: number 200
declare void @llvm.ubsantrap(i8)

define i32 @main() {
  call void @llvm.ubsantrap(i8 -56)
  unreachable
}
