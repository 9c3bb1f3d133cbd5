; test: a call through a null function pointer is a bad address.
; trap: address in
define i64 @main(load i64 (i64)*, i64 (i64)** %p
  %r = call i64 %f(i64 1)
  ret i64 %r
}
