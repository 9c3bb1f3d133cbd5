; test: executing unreachable is a trap of its own.
; trap: unreachable in @f
; oracle: none (undefined in LLVM)
define i64 @f(i64 %x) {
  %c = icmp eq i64 %x, 1
  br i1 %c, label %ok, label %no
ok:
  ret i64 1
no:
  unreachable
}
define i64 @main() {
  %a = call i64 @f(i64 1)
  %b = call i64 @f(i64 2)
  ret i64 %b
}
