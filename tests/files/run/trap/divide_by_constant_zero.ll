; test: a division by the constant zero traps when it is reached, and only then.
; trap: divide in @f
; stdout: reached
; oracle: none (undefined, and LLVM says so by dropping it)
@s = private constant [8 x i8] c"reached\00"
declare i32 @puts(ptr)
define i64 @f(i64 %a) {
  %c = icmp eq i64 %a, 1
  br i1 %c, label %bad, label %good
bad:
  %q = sdiv i64 %a, 0
  ret i64 %q
good:
  ret i64 0
}
define i64 @main() {
  %z = call i64 @f(i64 2)
  %p = call i32 @puts(ptr @s)
  %r = call i64 @f(i64 1)
  ret i64 %r
}
