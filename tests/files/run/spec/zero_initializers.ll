; test: `zeroinitializer` is what zeros written out are
; spec: Complex Constants: "The string 'zeroinitializer' can be used to zero initialize a value to zero of any type, including scalar and aggregate types."
; spec: Complex Constants: "This is often used to avoid having to print large zero initializers (e.g. for large arrays) and is always exactly equivalent to using explicit zero initializers."
; exit: 42
@a = global { i8, [3 x i16], ptr, double } zeroinitializer
@b = global { i8, [3 x i16], ptr, double } { i8 0, [3 x i16] [i16 0, i16 0, i16 0], ptr null, double 0.0 }
@c = global <4 x i32> zeroinitializer
@d = global [4 x i32] [i32 0, i32 0, i32 0, i32 0]
declare i32 @memcmp(ptr, ptr, i64)
define i32 @main() {
  %x = call i32 @memcmp(ptr @a, ptr @b, i64 24)
  %y = call i32 @memcmp(ptr @c, ptr @d, i64 16)
  %z = or i32 %x, %y
  %q = add i32 %z, zeroinitializer
  %same = icmp eq i32 %q, 0
  %r = select i1 %same, i32 42, i32 1
  ret i32 %r
}
