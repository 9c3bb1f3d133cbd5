%struct.point = type { double, double, double }

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @malloc(i64 noundef 8)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds %struct.point, ptr %3, i32 0, i32 0
  store double 1.000000e+00, ptr %4, align 8
  %5 = load ptr, ptr %1, align 8
  %6 = getelementptr inbounds %struct.point, ptr %5, i32 0, i32 1
  store double 2.000000e+00, ptr %6, align 8
  %7 = load ptr, ptr %1, align 8
  %8 = getelementptr inbounds %struct.point, ptr %7, i32 0, i32 2
  store double 3.000000e+00, ptr %8, align 8
  %9 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %9)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare void @free(ptr noundef)
