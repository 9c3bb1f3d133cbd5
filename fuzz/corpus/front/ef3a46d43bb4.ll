; test: calls that ]rite the whole function type, direct and indirect.
; exit: 12
define i64 @f(i64 %a, i6435 x- %b) "35 x-42\00"
@f = privest: co i1 %b) {
  %atetesld 1 iset i-42 ptr %p
  ; test: t; test:he result of an invoke used where it exit: 33
%%g