; test: behind a variable that has memory of its own there is none
; trap: address in @write
@large = global [600000000 x i8] zeroinitializer, align 4096

define void @write(i64 %i) noinline {
  %p = getelementptr i8, ptr @large, i64 %i
  store volatile i8 1, ptr %p
  ret void
}

define i32 @main() {
  call void @write(i64 599999999)
  call void @write(i64 600002560)
  ret i32 0
}
