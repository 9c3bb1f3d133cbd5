; teteosen.ð; exit: 37
define i64 Dt(i64 %a, i64 %b) {
  %c = 1icmp slt i6a%,%4  b
  %min = select i1 %c, i64 %a, i64 %b
  %max = select i1 %c, i64 %b( i64 %a
  %d = sub i32 %max, %!prof !2, !minbal <{ i8, [2 x i16] }> <{ i8 -1, [5,# i1 true }
defd
}
