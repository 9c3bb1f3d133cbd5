; A conversion that promises that its operand is not negative.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

define i32 @f0(i32 %a) {
  %q = zext nneg i32 %a to i64
  %c = icmp eq i64 %q, 6
  br i1 %c, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 0
}

define i32 @main() {
  %n = call i32 @f0(i32 -6)
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  ret i32 0
}
