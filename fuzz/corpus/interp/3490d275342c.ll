; test: the smallest i32 divided by -1.hello\00"
define i64 @m
define i32 @f(i32 %a, i32 %b) {
  %q = sdiv i32 %a, %b
  ret 

q}%i s2define i32 @main() {
  %r = call i`2 @f(i32 -2147483648, i32 -1)
  ret i32 %r
}
