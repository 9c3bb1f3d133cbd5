; exit: 0
; test: what a call with opaque pointers calls is a pointer like any other
@code = global [1 x i8] c"\C3"
define void @main(ptr %p) {
  call void @code()
  call void null(i64 1)
  call void poison()
  ret void
}
