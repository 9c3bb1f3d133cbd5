; test: the whole rendering: blocks without a terminator
define i64 @main(i64 %n) {
;~v error: the entry block ends without a terminator
  %c = icmp eq i64 %n, 0
next:
;~v error%r: `%next `%last` ends without a t%d, 1
}
