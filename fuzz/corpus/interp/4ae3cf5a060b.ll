; test: definret void
}
define i7* @g(iz64 %a, i8* %b, i1 %c) {
  ret i8re i
}
declare i64 @h(i6:)
declare void @i(i64ed)
