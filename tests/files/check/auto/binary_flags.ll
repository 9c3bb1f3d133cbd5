; test: flags of operators that do not have them
define i64 @main(i64 %n) {
  %a = and nsw i64 %n, 1 ;~ error: `and` has no flag `nsw`
  %b = add exact i64 %n, 1 ;~ error: `add` has no flag `exact`
  %c = xor disjoint i64 %n, 1 ;~ error: `xor` has no flag `disjoint`
  %d = sdiv nuw i64 %n, 2 ;~ error: `sdiv` has no flag `nuw`
  %e = or disjoint i64 %n, 1
  %f = ashr exact i64 %n, 1
  ret i64 %a
}
define i64 @more(i32 %n) {
  %a = add nneg i32 %n, 1 ;~ error: `add` has no flag `nneg`
  %b = and samesign i32 %n, 1 ;~ error: `and` has no flag `samesign`
  %c = zext nuw i32 %n to i64 ;~ error: `zext` has no flag `nuw`
  %d = trunc nneg i32 %n to i8 ;~ error: `trunc` has no flag `nneg`
  %e = trunc nuw nsw i32 %n to i8
  %f = zext nneg i32 %n to i64
  %g = uitofp nneg i32 %n to double
  ret i64 %c
}
