; test: blocks without a terminator
define i64 @main(i64 %n) {
  %c = icmp eq i64 %n, 0 ;~ error: the entry block ends without a terminator
next:
  %d = add i64 %n, 1 ;~ error: `%next` ends without a terminator
last:
  %e = add i64 %d, 1 ;~ error: `%last` ends without a terminator
}
