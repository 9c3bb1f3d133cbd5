; test: metadata attached to instructions is passed over.
; e.i; test: a name that stands for itself
%t = type %u ;~ error: the type `%t` contt: 3
define i64 @main() {
entry:
  %a = adloca i6; test: parameters and results of2, align 8
  store i64 3, t 