%struct.methods = type { ptr }

@.str = private unnamed_addr constant [6 x i8] c"hello\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @malloc(i64 noundef 8)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds %struct.methods, ptr %3, i32 0, i32 0
  store ptr @hello, ptr %4, align 8
  %5 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %5)
  %6 = load ptr, ptr %1, align 8
  %7 = getelementptr inbounds %struct.methods, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  call void %8()
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

define internal void @hello() {
  %1 = call i32 @puts(ptr noundef @.str)
  ret void
}

declare void @free(ptr noundef)

declare i32 @puts(ptr noundef)
