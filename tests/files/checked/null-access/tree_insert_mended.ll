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
  %5 = load ptr, ptr %3, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %10, label %7

7:
  %8 = load i32, ptr %2, align 4
  %9 = call ptr @leaf(i32 noundef %8)
  store ptr %9, ptr @root, align 8
  br label %60

10:
  br label %11

11:
  %12 = load i32, ptr %2, align 4
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds %struct.tree, ptr %13, i32 0, i32 0
  %15 = load i32, ptr %14, align 8
  %16 = icmp slt i32 %12, %15
  br i1 %16, label %17, label %21

17:
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds %struct.tree, ptr %18, i32 0, i32 1
  %20 = load ptr, ptr %19, align 8
  br label %25

21:
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds %struct.tree, ptr %22, i32 0, i32 2
  %24 = load ptr, ptr %23, align 8
  br label %25

25:
  %26 = phi ptr [ %20, %17 ], [ %24, %21 ]
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %44

28:
  %29 = load i32, ptr %2, align 4
  %30 = load ptr, ptr %3, align 8
  %31 = getelementptr inbounds %struct.tree, ptr %30, i32 0, i32 0
  %32 = load i32, ptr %31, align 8
  %33 = icmp slt i32 %29, %32
  br i1 %33, label %34, label %38

34:
  %35 = load ptr, ptr %3, align 8
  %36 = getelementptr inbounds %struct.tree, ptr %35, i32 0, i32 1
  %37 = load ptr, ptr %36, align 8
  br label %42

38:
  %39 = load ptr, ptr %3, align 8
  %40 = getelementptr inbounds %struct.tree, ptr %39, i32 0, i32 2
  %41 = load ptr, ptr %40, align 8
  br label %42

42:
  %43 = phi ptr [ %37, %34 ], [ %41, %38 ]
  store ptr %43, ptr %3, align 8
  br label %11

44:
  %45 = load i32, ptr %2, align 4
  %46 = call ptr @leaf(i32 noundef %45)
  %47 = load i32, ptr %2, align 4
  %48 = load ptr, ptr %3, align 8
  %49 = getelementptr inbounds %struct.tree, ptr %48, i32 0, i32 0
  %50 = load i32, ptr %49, align 8
  %51 = icmp slt i32 %47, %50
  br i1 %51, label %52, label %55

52:
  %53 = load ptr, ptr %3, align 8
  %54 = getelementptr inbounds %struct.tree, ptr %53, i32 0, i32 1
  br label %58

55:
  %56 = load ptr, ptr %3, align 8
  %57 = getelementptr inbounds %struct.tree, ptr %56, i32 0, i32 2
  br label %58

58:
  %59 = phi ptr [ %54, %52 ], [ %57, %55 ]
  store ptr %46, ptr %59, align 8
  br label %60

60:
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
