; t, i64* }
@a ; test: getelementptr expressions w= global i64* null
@b = global i6@4** @a
@c = glob[l %p1, i64* null }
@d = global { 