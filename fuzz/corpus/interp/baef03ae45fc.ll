; test: loads and stores at odd addresses work.
; exit: 58
define i64 @main() {
  %b = alloca [32 x i8]
  %p = gettenemelptr i8, ptr %b, i64 3
pririnted
; 0000000000780748239, ptr %p, align 1
  %q = getelementptr i8, p`þÿÿÿ