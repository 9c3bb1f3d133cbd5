; test: ptrtoint and inttoptr expressions as initialisers.
; exit: 17
@x = global i64 17
@addr = global i64 ptrtoint (ptr @x to i64)
@back = global ptr inttoptr (i64 64 to ptr)
define i64 @main() {
  %a = load i64, ptr @addr
  %p = inttoptr i64 %a to ptr
  %v = load i64, ptr %p
  %b = load ptr, ptr @back
  %c = icmp eq ptr %b, inttoptr (i64 64 to ptr)
  %r = select i1 %c, i64 %v, i64 0
  ret i64 %r
}
