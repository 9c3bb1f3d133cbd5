; test: the address of a function is the same before and after it was called, and from every place.
; exit: 1
@saved = global ptr @t
define i64 @t(i64 %x) {
  ret i64 %x
}
define i64 @main() {
  %a = ptrtoint ptr @t to i64
  %x = call i64 @t(i64 1)
  %b = ptrtoint ptr @t to i64
  %s = load ptr, ptr @saved
  %c = ptrtoint ptr %s to i64
  %1 = icmp eq i64 %a, %b
  %2 = icmp eq i64 %b, %c
  %3 = and i1 %1, %2
  %nz = icmp ne i64 %a, 0
  %4 = and i1 %3, %nz
  %r = zext i1 %4 to i64
  ret i64 %r
}
