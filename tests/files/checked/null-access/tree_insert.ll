%struct.tree = type { i32, ptr, ptr }

@root = internal global ptr null, align 8

define i32 @main() {
  call void @insert(i32 noundef 5)
  call void @insert(i32 noundef 3)
  ret i32 0
}

define internal void @insert(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  %4 = load ptr, ptr @root, align 8
  store ptr %4, ptr %3, align 8
  br label %5

5:
  %6 = load i32, ptr %2, align 4
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds %struct.tree, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %8, align 8
  %10 = icmp slt i32 %6, %9
  br i1 %10, label %11, label %15

11:
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.tree, ptr %12, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  br label %19

15:
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds %struct.tree, ptr %16, i32 0, i32 2
  %18 = load ptr, ptr %17, align 8
  br label %19

19:
  %20 = phi ptr [ %14, %11 ], [ %18, %15 ]
  %21 = icmp ne ptr %20, null
  br i1 %21, label %22, label %38

22:
  %23 = load i32, ptr %2, align 4
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds %struct.tree, ptr %24, i32 0, i32 0
  %26 = load i32, ptr %25, align 8
  %27 = icmp slt i32 %23, %26
  br i1 %27, label %28, label %32

28:
  %29 = load ptr, ptr %3, align 8
  %30 = getelementptr inbounds %struct.tree, ptr %29, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8
  br label %36

32:
  %33 = load ptr, ptr %3, align 8
  %34 = getelementptr inbounds %struct.tree, ptr %33, i32 0, i32 2
  %35 = load ptr, ptr %34, align 8
  br label %36

36:
  %37 = phi ptr [ %31, %28 ], [ %35, %32 ]
  store ptr %37, ptr %3, align 8
  br label %5

38:
  %39 = load i32, ptr %2, align 4
  %40 = call ptr @leaf(i32 noundef %39)
  %41 = load i32, ptr %2, align 4
  %42 = load ptr, ptr %3, align 8
  %43 = getelementptr inbounds %struct.tree, ptr %42, i32 0, i32 0
  %44 = load i32, ptr %43, align 8
  %45 = icmp slt i32 %41, %44
  br i1 %45, label %46, label %49

46:
  %47 = load ptr, ptr %3, align 8
  %48 = getelementptr inbounds %struct.tree, ptr %47, i32 0, i32 1
  br label %52

49:
  %50 = load ptr, ptr %3, align 8
  %51 = getelementptr inbounds %struct.tree, ptr %50, i32 0, i32 2
  br label %52

52:
  %53 = phi ptr [ %48, %46 ], [ %51, %49 ]
  store ptr %40, ptr %53, align 8
  ret void
}

define internal ptr @leaf(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  %4 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 24)
  store ptr %4, ptr %3, align 8
  %5 = load i32, ptr %2, align 4
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.tree, ptr %6, i32 0, i32 0
  store i32 %5, ptr %7, align 8
  %8 = load ptr, ptr %3, align 8
  ret ptr %8
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)
