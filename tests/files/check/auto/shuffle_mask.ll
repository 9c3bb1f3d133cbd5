; test: masks that are no constant vectors of i32
define i64 @main(<2 x i64> %v, <2 x i32> %m) {
  %a = shufflevector <2 x i64> %v, <2 x i64> %v, <2 x i32> %m ;~ error: `shufflevector` wants a constant vector of `i32` as mask, but `%m` is `<2 x i32>`
  %b = shufflevector <2 x i64> %v, <2 x i64> %v, <2 x i64> zeroinitializer ;~ error: `shufflevector` wants a constant vector of `i32` as mask, but `zeroinitializer` is `<2 x i64>`
  %c = shufflevector <2 x i64> %v, <2 x i64> %v, <4 x i32> <i32 0, i32 3, i32 undef, i32 1>
  %d = add <4 x i64> %c, %c
  ret i64 0
}
