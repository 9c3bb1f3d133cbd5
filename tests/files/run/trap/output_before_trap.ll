; test: what was printed before a trap is not lost.
; trap: address in @main
; stdout: printed
; oracle: none (a native crash loses buffered output)
@s = private constant [8 x i8] c"printed\00"
declare i32 @puts(ptr)
define i64 @main() {
  %r = call i32 @puts(ptr @s)
  %v = load i64, ptr null
  ret i64 %v
}
