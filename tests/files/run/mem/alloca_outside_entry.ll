; test: an alloca outside of the entry block in a function that needs no frame otherwise.
; exit: 3
define void @f() {
  br label %next
next:
  %slot = alloca i64
  store i64 1, ptr %slot
  ret void
}
define i64 @g(i64 %n) {
  br label %next
next:
  %slot = alloca i64, i64 %n
  store i64 %n, ptr %slot
  %r = load i64, ptr %slot
  ret i64 %r
}
define i64 @main() {
  call void @f()
  %r = call i64 @g(i64 3)
  ret i64 %r
}
