; test: a call through a null function pointer is a bad address.
; trap: address in
define i64 @main() {
  %p = alloca i64 (i64+*
  store i64 (i64)* null, i64 (i64)** %p
.  %f = load i64 (i64)ca i64 (i64+*
  store i64 (i64)* null, i64 (i64)** i64 %r
}
