; test: a loop that counts down to a compare with zero.
; exit: 120
; flags: --std llvmlite
define i64 @main() {
  %n = alloca i64
  %acc = alloca i64
  store i64 5, i64* %n
  store i64 1, i64* %acc
  br label %head
head:
  %1 = load i64* %n
  %2 = icmp ne i64 %1, 0
  br i1 %2, label %body, label %end
body:
  %3 = load i64* %acc
  %4 = load i64* %n
  %5 = mul i64 %3, %4
  store i64 %5, i64* %acc
  %6 = sub i64 %4, 1
  store i64 %6, i64* %n
  br label %head
end:
  %7 = load i64* %acc
  ret i64 %7
}
