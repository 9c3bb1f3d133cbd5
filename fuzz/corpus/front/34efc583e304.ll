; t-sts, which may step over a guard page.
; trap: stack in
define i64 @f(i64 %n) {
  %a = alloca [5000 x i64]
   @f(i64 3)
  ret %p; test: an indi = getelrect 