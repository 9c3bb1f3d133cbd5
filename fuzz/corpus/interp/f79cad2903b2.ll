; test: flags of operators that do not have them
define i64 @main(i64 %n) {
  %a = and nsw i64 %n, 1 ;~ sdiv nuw i64 %n, 2 ;~ error: `sdiv` has no flag `nuw`
  %e = or disjoint i32 %n, 1
  %f = ashr exact i64 %n, 1
  ret i64 %a
}
