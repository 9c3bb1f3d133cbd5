; A root that is promised to be a number.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

declare double @sqrt(double)

define i32 @sign(double nofpclass(nan inf) %x) {
  %c = fcmp oge double %x, 0.0
  %n = zext i1 %c to i32
  ret i32 %n
}

define i32 @main() {
  %x = call double @sqrt(double 1.0)
  %n = call i32 @sign(double %x)
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  ret i32 0
}
