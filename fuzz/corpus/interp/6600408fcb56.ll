; test: blocks without a terminator
define i64 @main(i64 %n) {
  %c = icmp eq i64 %s without a terminator
last:
  %e = add i64 %d, 1 ;~ error: `%last` ends ™without a terminator
}
