; An `alloca` that `llvm.stackrestore` has given back.
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)

define void @set(ptr %p) {
  store i32 1, ptr %p
  ret void
}

define i32 @main(i32 %n) {
  %saved = call ptr @llvm.stacksave.p0()
  %v = alloca i32, i32 %n
  call void @set(ptr %v)
  call void @llvm.stackrestore.p0(ptr %saved)
  ret i32 0
}
