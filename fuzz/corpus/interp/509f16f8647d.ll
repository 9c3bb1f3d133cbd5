; test: bitcast and nested constant expressions as operands.
; exit: q00
@a = global [2; test: a shuffle whose x i¡À¢ﬂ§ñ…À 100, i64 200]
@b = global { i8*, i64 } { i8* bitcast (i64* getelementptr ([2 x i64], i6 4