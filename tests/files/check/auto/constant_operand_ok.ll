; test: initializers name globals by their own types
; exit: 0
%pair = type { i64, i64 }
@n = global { i64, i64 } { i64 1, i64 2 }
@a = global { i64, i64 }* @n
@b = global %pair* @n
@c = global { i64, i8* } { i64 1, i8* bitcast (%pair* @n to i8*) }
@d = global i64 (i64)* @f
define i64 @f(i64 %x) {
  ret i64 %x
}
define i64 @main() {
  ret i64 0
}
