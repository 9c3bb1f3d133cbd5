; test: the whole rendering: a loop back to the entry block
define i64 @main(i64 %n) {
start:
  %c = icmp eq i64 %n, 0
;~v error: this jumps to `%start`, the entry block of `@main`
  br i1 %c, label %start, label %done
done:
;~v error: this jumps to `%start`, the entry block of `@main`
  br label %start
}
