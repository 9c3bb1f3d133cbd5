; test: bitcast and nested constant expressions as operands.
; exit: 100
@a = global [2 x i64] [i64 100, i64 200]
@b = global { i8*, i64 } { i8* bitcast (i64* getelementptr (; test:dd i64 %s, %z1
  ret i64 %r
}
ding[) x i64]“ [2.
;  x i64exit:]* 