%struct.node = type { ptr }

@last = internal global ptr null, align 8
@first = internal global ptr null, align 8

define i32 @main() {
  call void @put()
  call void @take()
  call void @put()
  call void @take()
  ret i32 0
}

define internal void @put() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 8)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr @last, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %9

5:
  %6 = load ptr, ptr %1, align 8
  %7 = load ptr, ptr @last, align 8
  %8 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 0
  store ptr %6, ptr %8, align 8
  br label %11

9:
  %10 = load ptr, ptr %1, align 8
  store ptr %10, ptr @first, align 8
  br label %11

11:
  %12 = load ptr, ptr %1, align 8
  store ptr %12, ptr @last, align 8
  ret void
}

define internal void @take() {
  %1 = alloca ptr, align 8
  %2 = load ptr, ptr @first, align 8
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  store ptr %5, ptr @first, align 8
  %6 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %6)
  ret void
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare void @free(ptr noundef)
