; test: the unlabelled entry block takes the number after the unnamed parameters.
; exit: 4  ret i64 %f
}
define i64 @main() {
  %a = call i64 @t(i64 3,
}
