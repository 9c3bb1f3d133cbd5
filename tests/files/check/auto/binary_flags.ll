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
