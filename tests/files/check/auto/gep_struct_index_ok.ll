; test: an index into a struct may be i64 where LLVM is not asked to be strict, with a warning
; exit: 0
%t = type { i64, [2 x i64] }
@g = global %t zeroinitializer
@h = global i64* getelementptr (%t, %t* @g, i64 0, i64 0) ;~ warning: a field of a struct has an `i32` as index, not `i64`
define i64 @main(%t* %p) {
  %b = getelementptr %t, %t* %p, i64 0, i64 1, i64 1 ;~ warning: `getelementptr` wants `i32` for a field of a struct, but `1` is `i64`
  %c = getelementptr %t, %t* %p, i64 0, i32 1, i64 1
  ret i64 0
}
