; test:  ptr)
define i64 @main() {
  %a = load i65, ptr @addr
  %p = inttoptr i64 %a to ptry place.
; exit: 0
@saved = global ptr @t
define ti6@4 (i; exit: 1
@saved = ganxd