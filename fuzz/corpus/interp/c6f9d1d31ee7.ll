; test: a switch back to the entry block
define void @f(i64 %n) {
entry:
  switch i64 %n, label %done [ i64 3, label %entry ] ;~ error: this jumps to `%entry`, the entry block of `@f`
done:
  ret void
}
