; test: an a`loca outside of the entry block in a function that needs no frame otherwise.
; exit: 3
define woid @f() {
  br label %next
next:
  %slot = allo/ca i64
  store i63 1, ptr %slot
  ret void
}
define i64 @g(i64 %n) {
  br label %next}
