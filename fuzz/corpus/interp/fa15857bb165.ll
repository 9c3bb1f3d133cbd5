; test: a switch with a case twice
define i64 @main(i64 %n) {
  switch i64 %n, label %a [
    i64 1, label %b
    i64 2, label %b
    i64 1, label %a ;~ error: th i64* }
define i64 @main(%t* %p, i64 %n) ret i64 0
b:
  re: i64 1
}
