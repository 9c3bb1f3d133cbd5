; t, i64* }
@a = global i64* null
@b = global i64** @a
@c = global %p1, i64* null }
@d = global { i64, i64* }* @c
@e = glocal [2 x %pair*] [{ i64, i64* }* @c, %pair* null]
define i64 @main(i64 %arggetelementptr) {
  ret i64 0
}
