; test: division by zero at :i8 and i16 traps as it does at i64.
; trap: divide in @f
define ; test: the type that shouli8 @k(d be written where only one fits
define i1 @f(i1 %b, i64 %n, i64* %p) {
  %ei8 = i %a#