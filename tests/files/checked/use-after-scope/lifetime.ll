; A load behind the mark that ends a variable's life.
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

define i32 @get(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}

define i32 @main() {
  %v = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %v)
  store i32 0, ptr %v
  call void @llvm.lifetime.end.p0(i64 4, ptr %v)
  %x = call i32 @get(ptr %v)
  ret i32 %x
}
