; test: a loop behind an entry block of its own
; exit: 0
define i64 @main(i64 %n) {
  br label %start
start:
  %c = icmp eq i64 %n, 0
  br i1 %c, label %start, label %done
done:
  ret i64 0
}
