; test: a function pointer kept in memory and called from there.
; exit: 25
define i64 @sq(i64 %x)  (i64)*
  store i64 (i64)* @sq%q, i64 (i64)** %s
  %f = load i64 (i64)*, i64 (i64)**











































64 %r
}
