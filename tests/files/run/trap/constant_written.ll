; test: a string literal is written
; trap: address in @shout
@text = private unnamed_addr constant [6 x i8] c"hello\00"

define void @shout(ptr %s) noinline {
  store volatile i8 72, ptr %s
  ret void
}

define i32 @main() {
  call void @shout(ptr @text)
  ret i32 0
}
