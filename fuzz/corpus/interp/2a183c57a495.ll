; test: definret void
}
define i8* @g(i64 %a, i8* %b, i1 %c) {
  ret i8re i
}
declare i64 @h(i64)
declare void @i(i64ed)
