; test: branches on an i1, also to itself, and with one target twice
; flags: --std llvmlite
; exit: 0
define i64 @main(i64 %n, i1 %c) {
  br i1 %c, label %a, label %a
a:
  br i1 %c, label %a, label %b
b:
  br label %b
}
