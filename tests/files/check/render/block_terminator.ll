; test: the whole rendering: blocks without a terminator
define i64 @main(i64 %n) {
;~v error: the entry block ends without a terminator
  %c = icmp eq i64 %n, 0
next:
;~v error: `%next` ends without a terminator
  %d = add i64 %n, 1
last:
;~v error: `%last` ends without a terminator
  %e = add i64 %d, 1
}
