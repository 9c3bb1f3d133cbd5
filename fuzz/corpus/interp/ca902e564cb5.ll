; test: nested aggregates, strings and zeuble, float, i1 } { double, [2 x i16] }> <{ i8 -1, [2 x i16] [i16 1, i16 undef] }>
@c = global [0 x i64] []
@d = global { double, float, i1 } { double 1.0
}
