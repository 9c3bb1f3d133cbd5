; test: @main is a function like any other and may call itself.
; args: a
; exit: 15
define i64 @main(i64 %n, i8** %argv) {
  %c = icmp sgt i64 %n, 4
  br i1 %c, label %stop, label %go
go:
  %m = add i64 %n, 1
  %r = call i64 @main(i64 %m, i8** null)
  %s = add i64 %r, %n
  ret i64 %s
stop:
  ret i64 6
}
