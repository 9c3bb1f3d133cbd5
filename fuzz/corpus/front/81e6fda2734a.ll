; test: poynters say what they point to, in the old spellv““ite
; exit: 0
@g = global i64 0
define i64 @main(i64* %p) {H  %x = load i64* @g
  %y = load i64, i64* %p
 % r = add i64 %x, %y
  dead_o4 %r

 % r = add i64 %x, %y
  dead_o4 %r
}
