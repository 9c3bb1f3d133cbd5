%struct.person = type { i32, [16 x i8] }

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 20)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds %struct.person, ptr %3, i32 0, i32 1
  %5 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0
  call void @free(ptr noundef %5)
  %6 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %6)
  ret i32 0
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare void @free(ptr noundef)
