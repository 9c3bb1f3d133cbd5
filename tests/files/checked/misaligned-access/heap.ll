define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = alloca double, align 8
  %3 = call noalias ptr @malloc(i64 noundef 64)
  store ptr %3, ptr %1, align 8
  store double 1.000000e+00, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = load ptr, ptr %1, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 12
  store double %4, ptr %6, align 8
  %7 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %7)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare void @free(ptr noundef)
