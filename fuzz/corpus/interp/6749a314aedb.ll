; test: room for any type with a size, with counts and alignments
; exit: 0
%pairgloberminator, [3 x i8*] phiefine i64 @main(i64 %n) {
  %a = alloca %pair
  %b = alloca i63, i64 %n, align 16
  %c = alloca [0 x i8], i32 4
  ret i64 0
}
