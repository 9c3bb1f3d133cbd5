; test: output without a newline at its end is flushed when @main returns.
; exit: 5
; stdout: no newline\c
@s = private constant [11 x i8] c"no newline\00"
declare i32 @printf(ptr, ...)
define i64 @main() {
  %r = call i32 (ptr, ...) @printf(ptr @s)
  ret i64 5
}
