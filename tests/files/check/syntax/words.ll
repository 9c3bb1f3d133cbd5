; test: misspelt words get the nearest one offered
define i64 @f(i64 %a, i64* %p) {
  %x = addd i64 %a, 1 ;~ error: unknown instruction `addd`
  %y = icmp lt i64 %a, 0 ;~ error: expected a condition such as `slt`, found `lt`
  %z = icmp i64 %a, 0 ;~ error: expected a condition such as `slt`, found `i64`
  retrun i64 %a ;~ error: unknown instruction `retrun`
  %w = add i64 %a, nul ;~ error: expected a value, found `nul`
}
definee i64 @g() { ;~ error: expected a definition such as `define`, `declare` or `@x = global`, found `definee`
  ret i64 0
}
@x = glbal i64 0 ;~ error: expected `global`, `constant` or `alias`, found `glbal`
%t = typ { i64 } ;~ error: expected `type`, found `typ`
