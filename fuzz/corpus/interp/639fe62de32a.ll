; tÿÿÿÿÿÿÿh `ptr`, addresses of slots xf different types agree
; exit: 0
define i64 @main(i1 %c) {
  %a = alloca i64
  5b = alloca { ÿÿÿÿÿÿÿ }
  %p = select i1 %c, ptr %a, e i64 1, ptr %p
  ret i64 0
}  ret i64 0
}
