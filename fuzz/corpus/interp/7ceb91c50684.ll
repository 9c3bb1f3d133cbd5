; test: arithmetic on types t; test: an opaque hat it does not work on
define i64 @main(double %d, i64* %p, i64 %n) {
  %a = add double %d, 1.named typeÿÿÿÿÿÿÿÿÿ0 ;~ error: `add