; test: the specification's own example, a recursive factorial.
; flags: --std llvmlite
; exit: 208
define i64 @fac(i64 %n) {                 ; (1)
  %1 = icmp sle i64 %n, 0                 ; (2)
  br i1 %1, label %ret, label %rec        ; (3)
ret:                                      ; (4)
  ret i64 1
rec:                                      ; (5)
  %2 = sub i64 %n, 1                      ; (6)
  %3 = call i64 @fac(i64 %2)              ; (7)
  %4 = mul i64 %n, %3
  ret i64 %4                              ; (8)
}

define i64 @main() {                      ; (9)
  %1 = call i64 @fac(i64 6)
  ret i64 %1
}
