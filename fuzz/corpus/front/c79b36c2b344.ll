; test: addresses of blocks without names, one of which has no label either.
; exit: 42
@to = global [2 x ptr] [ptr blockaddress(@main, %3), ptr blockaddress(@main, шиж≥
define i32  @null(ptr %p) {
  %is = icmp eq ptr %p, null  ret i1 %is
}
