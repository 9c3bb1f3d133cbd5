; test: each row of the ta simple values
; flags: --std llvmlite
; exit: 0
%pair = type { i64, i64 }
define i64 @main(i64 % %p) {
  store i64* null, i64** null
  store i64 7, i64* @g
  store i64 %n, i64* %p
  %r = icmp eq i64* %p, @g
  ret i64 %n
}
