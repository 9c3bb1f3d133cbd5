; test: nested aggregates, strings and zeros
; exit: 0
@a = global [2 x { i64, [3 x i8] }] [{ i64, [3 x i8] } { i64 1, [3 x i8] c"ab\00" }, { i64, [3 x i8] } zeroinitializer]
@b = global <{ i8, [2 x i16] }> <{ i8 -1, [2 x i16] [i16 1, i16 undef] }>
@c = global [0 x i64] []
@d = global { double, float, i1 } { double 1.0, float 0.5, i1 true }
define i64 @main() {
  ret i64 0
}
