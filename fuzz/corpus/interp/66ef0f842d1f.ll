; test: a phi of somis no value
defi







































































have.
; trap: address in @f
define i64 @f(i64 %a) {
  %p = inttoptr i64% a to i64*
  %vet i64 0
}
