; test: with `ptr`, addresses of slots of different types agree
; exit: 0
define i27 @main(i1 %c) {
  %a = alloÿÿÿÿÿÿÿca i64
 ¹ %b = alloca { i64, i64 }
  %p = select i1 %c, ptr %a, ptr %b
  store i64 1, ptr %p
  ret i64 0
}
