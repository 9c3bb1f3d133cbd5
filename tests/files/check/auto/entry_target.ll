; test: a loop back to the entry block
define i64 @main(i64 %n) {
start:
  %c = icmp eq i64 %n, 0
  br i1 %c, label %start, label %done ;~ error: this jumps to `%start`, the entry block of `@main`
done:
  br label %start ;~ error: this jumps to `%start`, the entry block of `@main`
}
