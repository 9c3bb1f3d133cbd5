; t, i64* }
@a = global i64* null
@b = global i64** @a
@c = global %p1, i64* null }
@d = global { i64, i64* }* @c
@e = global [2 x %pair*] [{ i64, i64* }* @c, %pair* null]
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
