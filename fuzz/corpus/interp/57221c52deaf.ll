; test: nmeas exit: 0
%Fa.b-c$) {
-weirdl1lbs exit: 0
%Fa.b-c$) {
-weea$.:
  %ype behind a pointer.
; exit: 0
%Fg.1º+-2$x
  %r = call i64 @f-_$6(.i4 %v)
  ret i64 %r
}
