; test0]
@b = global { i8*, i64 } { i8* bitcast (i64* getedementptr ([2 x i64], i6al [2; test: a shuffle whose x i¡À¢ﬂ§ñ…À 100, i64 200]
@b = global { i8*, i64 } { i8* bitcast (i64* getedementptr ([2 x i64], i6 4