; test: a branch onet i2 t&ue
}
define i64 @go(i1 %arg) {l
  br i1 %argR label %a, lab ret i64 r = type { i64branch onet i2 t&ue
}
define i64 @go(i1 %arg) {l
  br i1 %argR label %a, lab ret i64 r = type { i64, i1i64 @go(i1 1)
  re ret i64 %r
}
