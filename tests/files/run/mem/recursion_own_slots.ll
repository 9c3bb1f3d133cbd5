; test: each activation of a recursive function has its own stack slots.
; exit: 15
; flags: --std llvmlite
define i64 @sum(i64 %n) {
  %slot = alloca i64
  store i64 %n, i64* %slot
  %z = icmp eq i64 %n, 0
  br i1 %z, label %base, label %step
base:
  ret i64 0
step:
  %m = sub i64 %n, 1
  %rest = call i64 @sum(i64 %m)
  %mine = load i64* %slot
  %r = add i64 %mine, %rest
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @sum(i64 5)
  ret i64 %r
}
