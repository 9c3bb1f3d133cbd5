; test: strict LLVM indexes structs with i32
; flags: --std llvm
%t = type { i64, [2 x i64] }
define i64 @main(%t* %p) {
  %a = getelementptr %t, %t* %p, i64 0, i32 1, i64 1
  %b = getelementptr %t, %t* %p, i64 0, i64 1, i64 1 ;~ error: `getelementptr` wants `i32` for a field of a struct, but `1` is `i64`
  ret i64 0
}
