; test: names exit: 0
%Fa.b-c$) {
-weird.label$1:
  %ype behind a pointer.
; exit: 0
%Fg.1º+-2$x
  %r = call i64 @f.$-_(i64 %v)
  ret i64 %r
}
