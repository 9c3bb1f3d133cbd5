; A number that is assumed to be positive.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

declare void @llvm.assume(i1)

define i32 @half(i32 %n) {
  %c = icmp sgt i32 %n, 0
  call void @llvm.assume(i1 %c)
  %h = sdiv i32 %n, 2
  ret i32 %h
}

define i32 @main() {
  %n = call i32 @half(i32 4)
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  ret i32 0
}
