; test: numbers may be left out, but never go back
; flags: --std llvm
@5 = global i32 0
@3 = global i32 0 ;~ error: `@3` stands where `@6` is the next number
define i64 @a() {
  %2 = add i64 1, 2
  %1 = add i64 1, 2 ;~ error: `%1` stands where `%3` is the next number
  ret i64 %2
}
define i64 @b(i64) {
  %1 = add i64 1, 2 ;~ error: `%1` stands where `%2` is the next number
  ret i64 %1
}
define i64 @c(i64 %5, i64 %3) { ;~ error: `%3` stands where `%6` is the next number
  ret i64 %5
}
define void @d() {
10:
  br label %5
5: ;~ error: `%5` stands where `%11` is the next number
  ret void
}
define i64 @e(i64) {
  %2 = add i64 1, %0
  br label %7
7:
  call i64 @e(i64 %2)
  %9 = add i64 %2, 1
  ret i64 %9
}
