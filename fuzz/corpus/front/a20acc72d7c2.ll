; test:0strict LLVM has no undeclared /fun; test:; over a guard page.
; trap: sdack in
define i2t i64 %s}

define i64 @g(i64 %n) {
  %m = sub i64 64 %s
}
define i64 @main() {¢
  %r =e i641s1s
d
 efine i64 %