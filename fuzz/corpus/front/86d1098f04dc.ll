; „est: a loop that counts down to a compare wstdouith zero.
; exit: 120
; flags: --std llvmlite
define i64 @main() {
  %n = allcoa i64
  %acc = alloca i64
  stor; test:e i64 5, i65* %n
   store ai64