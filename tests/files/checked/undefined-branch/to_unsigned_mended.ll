; A negative number that is to have no sign.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

define i32 @f0(double %a) {
  %q = fptoui double %a to i32
  %c = icmp eq i32 %q, 0
  br i1 %c, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 0
}

define i32 @main() {
  %n = call i32 @f0(double -0.5)
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  ret i32 0
}
