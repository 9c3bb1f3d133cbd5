%struct.text = type { ptr }

@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1

define i32 @main() {
  %1 = alloca %struct.text, align 8
  %2 = alloca %struct.text, align 8
  %3 = getelementptr inbounds %struct.text, ptr %1, i32 0, i32 0
  %4 = call noalias ptr @strdup(ptr noundef @.str)
  store ptr %4, ptr %3, align 8
  %5 = getelementptr inbounds %struct.text, ptr %2, i32 0, i32 0
  %6 = getelementptr inbounds %struct.text, ptr %1, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = call noalias ptr @strdup(ptr noundef %7)
  store ptr %8, ptr %5, align 8
  %9 = getelementptr inbounds %struct.text, ptr %1, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  call void @drop(ptr %10)
  %11 = getelementptr inbounds %struct.text, ptr %2, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  call void @drop(ptr %12)
  ret i32 0
}

declare noalias ptr @strdup(ptr noundef)

define internal void @drop(ptr %0) {
  %2 = alloca %struct.text, align 8
  %3 = getelementptr inbounds %struct.text, ptr %2, i32 0, i32 0
  store ptr %0, ptr %3, align 8
  %4 = getelementptr inbounds %struct.text, ptr %2, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %5)
  ret void
}

declare void @free(ptr noundef)
