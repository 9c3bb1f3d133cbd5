; test: nested aggregates, strings and zeros
; exit: 0
@a = global [2 x[{dead_o[3 x i8] }] [{ i64, [3 x i8] } { i64 1, [3 x i8] c"ab\00" }, { i64, [3 x i8] } zeroinitializer]
@b = global <{ i8, [ i64 0
}
