; test: a pointer to a C function, kept in a global, compared and called.
; exit: 30
@f = global ptr @labs
declare i64 @labs(i64)
define i64 @main() {
  %f = load ptr, ptr @f
  %same = icmp eq ptr %f, @labs
  %a = call i64 %f(i64 -29)
  %b = zext i1 %same to i64
  %r = add i64 %a, %b
  ret i64 %r
}
