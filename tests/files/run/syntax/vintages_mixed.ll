; test: the vintages mixed in one file.
; exit: 31
; oracle: none (no one LLVM reads all of them)
@a = global [3 x i64] [i64 5, i64 10, i64 15]
define i64 @new(ptr %p) {
  %v = load i64, ptr %p
  ret i64 %v
}
define i64 @mid(i64* %p) {
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @old(i64* %p) {
  %v = load i64* %p
  ret i64 %v
}
define i64 @main() {
  %p = getelementptr [3 x i64]* @a, i32 0, i32 0
  %q = getelementptr [3 x i64], [3 x i64]* @a, i32 0, i32 1
  %r = getelementptr [3 x i64], ptr @a, i32 0, i32 2
  %x = call i64 @old(i64* %p)
  %y = call i64 @mid(i64* %q)
  %z = call i64 @new(ptr %r)
  %1 = add i64 %x, %y
  %2 = add i64 %1, %z
  %3 = add i64 %2, 1
  ret i64 %3
}
