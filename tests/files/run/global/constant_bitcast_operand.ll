; test: bitcast and nested constant expressions as operands.
; exit: 100
@a = global [2 x i64] [i64 100, i64 200]
@b = global { i8*, i64 } { i8* bitcast (i64* getelementptr ([2 x i64], [2 x i64]* @a, i32 0, i32 1) to i8*), i64 5 }
define i64 @main() {
  %x = load i64, i64* bitcast ([2 x i64]* @a to i64*)
  %pp = getelementptr { i8*, i64 }, { i8*, i64 }* @b, i32 0, i32 0
  %p = load i8*, i8** %pp
  %q = bitcast i8* %p to i64*
  %y = load i64, i64* %q
  %r = sub i64 %y, %x
  ret i64 %r
}
