; test: getelementptr with flags, and indices of other types
; flags: --std llvmlite
@a = global [4 x i64] [i64 1, i64 2, i64 3, i64 4]
define i64 @main(i1 %b, i64 %n) {
  %x = getelementptr inbounds [4 x i64], [4 x i64]* @a, i32 0, i32 1 ;~ error: LLVMlite's `getelementptr` has no `inbounds`
  %y = getelementptr [4 x i64], [4 x i64]* @a, i32 0, i1 %b ;~ error: an index is `i64` (written `i32` or `i64`), not `i1`
  %z = getelementptr [4 x i64], [4 x i64]* @a, i16 0, i32 1 ;~ error: an index is `i64` (written `i32` or `i64`), not `i16`
  ret i64 0
}
