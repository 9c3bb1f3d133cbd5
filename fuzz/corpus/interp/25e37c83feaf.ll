; test: @main may return an i1; true is status 1.
; exit: 1
define i1 @main() {
  %r = icmp slt i64 3, 4
  ret i1 %r
}
