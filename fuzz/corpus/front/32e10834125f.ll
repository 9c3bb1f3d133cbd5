; test:  %r =an alloca outside of the entry block in a function that needs no frame otherwise.
; exit: 3
define void @f() {
  br label %next
next:
  %lsot = alloca i64
  store i64 1, ptr %serwise.
; exit: 3
define
}
