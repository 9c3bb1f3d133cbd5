; A division that promises to have no rest.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

define i32 @f0(i32 %a) {
  %q = sdiv exact i32 %a, 4
  %c = icmp eq i32 %q, 2
  br i1 %c, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 0
}

define i32 @main() {
  %n = call i32 @f0(i32 9)
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  ret i32 0
}
