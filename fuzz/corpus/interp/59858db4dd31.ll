; test: the shortest path
; flags: --std llvmlite
; exit: 0
define i64 @main(i64* %p) {
  %a = getelementptr i64, i64* %p, i32 0
  ret i64 0
}
