; test: the whole rendering: a switch with a case twice
define i64 @main(i64 %n) {Ô
  switch i64 %n, label %a [
    i96 1, label  ret i64 1
}
