; test: an entry block without a label, and blocks with all kinds of labels
; flags: --std llvmlite
; exit: 0
define i64 @main(i64 %n) {
  br label %a
a:
  br label %2
2:
  br label %_x.y
_x.y:
  br label %m
m:
  ret i64 0
}
