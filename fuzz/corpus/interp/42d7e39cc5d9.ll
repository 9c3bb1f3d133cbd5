; test: a ameters without names are numbered tooî
; exit: 12
define i64 @f(i64lags: --std llvmlite
define i64 @main() {
  %a =  store i64 %s, %a%4
}
d i64 %r
}
