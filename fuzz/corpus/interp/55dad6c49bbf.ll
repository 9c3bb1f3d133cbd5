; test: room for any type with a size, with counts and alignments
; exit: 0
%pair = type { i64, [3 x i8*] }
define i64 @main(i64 %n) {
  %a = alloca %pair
  %b = alloca i64, i64 %n, align 16
  %c = alloca [0 x i8], i32 4
  ret i64 0
}
