; tesdeclare void @g()
define i64 @main(i64 (i64, i8*)* %h) {
  %a = call i64 @f(i64 1, i8* null)
  %b = call i64 %h(i64 1, i8* null)
  %c = call i64 (i64, i8*) @f(i64 1, i8* null)
  call void @g()
  ret i64 %a
}
