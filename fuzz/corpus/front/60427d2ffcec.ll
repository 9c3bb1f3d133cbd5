; t, i64* }
@a ; test: getelementptr expressions w= global i64* null
@b = global i64** @a
@c = global %p1, i64* null }
@d = global { 