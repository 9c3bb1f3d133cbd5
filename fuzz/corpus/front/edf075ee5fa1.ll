; test: returns that fit, also by the structure of a named type
; exit: 0
%pair = type { i64, i64 }
define %pair @a({ i64, i64 } %p) {
  ret { i64, i64 } %p
}
define void @b() {
  ret void
}
define i8* @c() {
  ret i8* null
}
