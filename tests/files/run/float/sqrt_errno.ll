; test: sqrt of a negative number is a NaN and sets errno, of other numbers it does not
; exit: 0

declare double @sqrt(double)
declare float @sqrtf(float)
declare ptr @__errno_location()

define i32 @check(double %x, float %y, i32 %wanted) {
  %at = call ptr @__errno_location()
  store i32 0, ptr %at
  %r = call double @sqrt(double %x)
  %e = load i32, ptr %at
  store i32 0, ptr %at
  %s = call float @sqrtf(float %y)
  %f = load i32, ptr %at
  %a = icmp ne i32 %e, %wanted
  %b = icmp ne i32 %f, %wanted
  %nan = fcmp uno double %r, %r
  %c = icmp eq i32 %wanted, 0
  %d = and i1 %nan, %c
  %ab = or i1 %a, %b
  %abd = or i1 %ab, %d
  %w = zext i1 %abd to i32
  ret i32 %w
}

define i32 @main() {
  %a = call i32 @check(double 2.25, float 4.0, i32 0)
  %b = call i32 @check(double -2.25, float -1.0, i32 33)
  %c = call i32 @check(double -0.0, float -0.0, i32 0)
  %r = call double @sqrt(double 2.25)
  %right = fcmp une double %r, 1.5
  %d = zext i1 %right to i32
  %ab = or i32 %a, %b
  %abc = or i32 %ab, %c
  %all = or i32 %abc, %d
  ret i32 %all
}
