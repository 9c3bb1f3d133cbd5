; test: an alloca with an alignment is aligned; calls around it still work.
; exit: 0
declare i64 @labs(i64)
define i64 @main() {
  %a = alloca i8, align 64
  %b = alloca [3 x i8], align 32
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %b to i64
  %x1 = and i64 %x, 63
  %y1 = and i64 %y, 31
  %s = or i64 %x1, %y1
  %r = call i64 @labs(i64 %s)
  ret i64 %r
}
