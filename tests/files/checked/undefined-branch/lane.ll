; An index behind the last element of a vector.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

define i32 @f0(i32 %a) {
  %q = extractelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 %a
  %c = icmp eq i32 %q, 2
  br i1 %c, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 0
}

define i32 @main() {
  %n = call i32 @f0(i32 4)
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  ret i32 0
}
