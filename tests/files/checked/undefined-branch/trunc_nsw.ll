; A number that promises to fit when it is cut off.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

define i32 @f0(i32 %a) {
  %q = trunc nsw i32 %a to i8
  %c = icmp eq i8 %q, 100
  br i1 %c, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 0
}

define i32 @main() {
  %n = call i32 @f0(i32 200)
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  ret i32 0
}
