; test: ptrtoint and inttoptr are inverse, and truncate or extend by the integer's width.
; exit: 44
@x = global i64 44
define i64 @main() {
  %i = ptrtoint i64* @x to i64
  %j = add i64 %i, 8
  %k = sub i64 %j, 8
  %p = inttoptr i64 %k to i64*
  %v = load i64, i64* %p
  %low = ptrtoint i64* @x to i8
  %l8 = trunc i64 %i to i8
  %same = icmp eq i8 %low, %l8
  %small = inttoptr i32 -1 to i8*
  %s = ptrtoint i8* %small to i64
  %zx = icmp eq i64 %s, 4294967295
  %both = and i1 %same, %zx
  %r = select i1 %both, i64 %v, i64 1
  ret i64 %r
}
