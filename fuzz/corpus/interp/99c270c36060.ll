; test: an i1 result of false is status 0.
; exit: 0
define i1 @main() {
  %r = icmp sgt i64 3, 4
  ret i1 %r
}
