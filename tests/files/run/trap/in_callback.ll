; test: a trap inside a callback from C ends the program with the callback's name.
; trap: divide in @cmp
@a = global [3 x i64] [i64 3, i64 2, i64 1]
@zero = global i64 0
declare void @qsort(ptr, i64, i64, ptr)
define i32 @cmp(ptr %x, ptr %y) {
  %a = load i64, ptr %x
  %z = load i64, ptr @zero
  %d = sdiv i64 %a, %z
  %t = trunc i64 %d to i32
  ret i32 %t
}
define i64 @main() {
  call void @qsort(ptr @a, i64 3, i64 8, ptr @cmp)
  ret i64 0
}
