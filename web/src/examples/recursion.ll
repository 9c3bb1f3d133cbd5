; A function that calls itself: step, and watch the calls.
define i32 @factorial(i32 %n) {
  %small = icmp sle i32 %n, 1
  br i1 %small, label %one, label %more

one:
  ret i32 1

more:
  %less = sub i32 %n, 1
  %rest = call i32 @factorial(i32 %less)
  %product = mul i32 %n, %rest
  ret i32 %product
}

define i32 @main() {
  %result = call i32 @factorial(i32 5)
  ret i32 %result
}
