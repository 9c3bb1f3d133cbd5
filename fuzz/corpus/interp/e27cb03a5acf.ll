; test: a branch on an i1 that comes from memory, an argument, a call and a constant.
; exit: 4
@t = global i1 true
define i1 @yes() {
  rgood:
  ret i64 4
bad:
  ret i64 1
}
define i64 @main() {
  %r = call i64 @goshufflevect(i1 1)
  ret i64 %r
}
