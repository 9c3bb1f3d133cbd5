; test: `noalias` parameters, what is based on them by way of memory, choices, counts and calls; dead stores over blocks
; stdout: 6 12 18 24
; stdout: 2572 47442 2111 116
; stdout: 78 11 10
; stdout: 110 308 77
; stdout: 490
; exit: 0

@__const.main.a = private unnamed_addr constant [4 x i64] [i64 1, i64 2, i64 3, i64 4], align 16
@.str = private unnamed_addr constant [17 x i8] c"%ld %ld %ld %ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%ld\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c" %ld\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c" %ld %ld\0A\00", align 1
@cell = internal global i64 0, align 8
@.str.4 = private unnamed_addr constant [6 x i8] c" %ld\0A\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@kept = internal global ptr null, align 8
@__const.rounds.last = private unnamed_addr constant [2 x i64] [i64 1, i64 2], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca [4 x i64], align 16
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.a, i64 32, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %3, i8 0, i64 32, i1 false)
  store i64 4, ptr %4, align 8
  store i64 6, ptr %5, align 8
  %6 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 0
  %7 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 0
  call void @scale(ptr noundef %6, ptr noundef %7, ptr noundef %4, ptr noundef %5)
  %8 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 0
  %9 = load i64, ptr %8, align 16
  %10 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 1
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 2
  %13 = load i64, ptr %12, align 16
  %14 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 3
  %15 = load i64, ptr %14, align 8
  %16 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %9, i64 noundef %11, i64 noundef %13, i64 noundef %15)
  %17 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 0
  %18 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 0
  %19 = call i64 @ways(ptr noundef %17, ptr noundef %18, i32 noundef 0)
  %20 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %19)
  %21 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 0
  %22 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 0
  %23 = call i64 @ways(ptr noundef %21, ptr noundef %22, i32 noundef 1)
  %24 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %23)
  %25 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 0
  %26 = load i64, ptr %25, align 16
  %27 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 0
  %28 = load i64, ptr %27, align 16
  %29 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef %26, i64 noundef %28)
  %30 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 0
  %31 = call i64 @calls(ptr noundef %30, ptr noundef @cell)
  %32 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %31)
  %33 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 0
  %34 = load i64, ptr %33, align 16
  %35 = load i64, ptr @cell, align 8
  %36 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef %34, i64 noundef %35)
  %37 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 0
  %38 = call i64 @apart(ptr noundef %37, i64 noundef 0)
  %39 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %38)
  %40 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 0
  %41 = call i64 @apart(ptr noundef %40, i64 noundef 8)
  %42 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %41)
  %43 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 1
  %44 = load i64, ptr %43, align 8
  %45 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i64 noundef %44)
  %46 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 0
  %47 = call i64 @rounds(ptr noundef %46, i64 noundef 5)
  %48 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %47)
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @scale(ptr noalias noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  store i64 0, ptr %9, align 8
  br label %10

10:                                               ; preds = %26, %4
  %11 = load i64, ptr %9, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %11, %13
  br i1 %14, label %15, label %29

15:                                               ; preds = %10
  %16 = load ptr, ptr %6, align 8
  %17 = load i64, ptr %9, align 8
  %18 = getelementptr inbounds i64, ptr %16, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = load ptr, ptr %8, align 8
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 %19, %21
  %23 = load ptr, ptr %5, align 8
  %24 = load i64, ptr %9, align 8
  %25 = getelementptr inbounds i64, ptr %23, i64 %24
  store i64 %22, ptr %25, align 8
  br label %26

26:                                               ; preds = %15
  %27 = load i64, ptr %9, align 8
  %28 = add nsw i64 %27, 1
  store i64 %28, ptr %9, align 8
  br label %10

29:                                               ; preds = %10
  ret void
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @ways(ptr noalias noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [2 x ptr], align 16
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %10 = load ptr, ptr %4, align 8
  store ptr %10, ptr %7, align 8
  %11 = getelementptr inbounds ptr, ptr %7, i64 1
  %12 = load ptr, ptr %5, align 8
  store ptr %12, ptr %11, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = load i64, ptr %13, align 8
  store i64 %14, ptr %8, align 8
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [2 x ptr], ptr %7, i64 0, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %19, 10
  store i64 %20, ptr %18, align 8
  %21 = load i64, ptr %8, align 8
  %22 = mul nsw i64 %21, 3
  %23 = load ptr, ptr %4, align 8
  %24 = load i64, ptr %23, align 8
  %25 = add nsw i64 %22, %24
  store i64 %25, ptr %8, align 8
  %26 = load i32, ptr %6, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %30

28:                                               ; preds = %3
  %29 = load ptr, ptr %5, align 8
  br label %33

30:                                               ; preds = %3
  %31 = load ptr, ptr %4, align 8
  %32 = getelementptr inbounds i64, ptr %31, i64 0
  br label %33

33:                                               ; preds = %30, %28
  %34 = phi ptr [ %29, %28 ], [ %32, %30 ]
  %35 = load i64, ptr %34, align 8
  %36 = add nsw i64 %35, 100
  store i64 %36, ptr %34, align 8
  %37 = load i64, ptr %8, align 8
  %38 = mul nsw i64 %37, 3
  %39 = load ptr, ptr %4, align 8
  %40 = load i64, ptr %39, align 8
  %41 = add nsw i64 %38, %40
  store i64 %41, ptr %8, align 8
  %42 = load ptr, ptr %4, align 8
  %43 = getelementptr inbounds i64, ptr %42, i64 2
  store ptr %43, ptr %9, align 8
  br label %44

44:                                               ; preds = %53, %33
  %45 = load ptr, ptr %9, align 8
  %46 = load ptr, ptr %4, align 8
  %47 = icmp ugt ptr %45, %46
  br i1 %47, label %48, label %56

48:                                               ; preds = %44
  %49 = load ptr, ptr %9, align 8
  %50 = getelementptr inbounds i64, ptr %49, i64 -1
  %51 = load i64, ptr %50, align 8
  %52 = add nsw i64 %51, 1000
  store i64 %52, ptr %50, align 8
  br label %53

53:                                               ; preds = %48
  %54 = load ptr, ptr %9, align 8
  %55 = getelementptr inbounds i64, ptr %54, i32 -1
  store ptr %55, ptr %9, align 8
  br label %44

56:                                               ; preds = %44
  %57 = load i64, ptr %8, align 8
  %58 = mul nsw i64 %57, 3
  %59 = load ptr, ptr %4, align 8
  %60 = getelementptr inbounds i64, ptr %59, i64 0
  %61 = load i64, ptr %60, align 8
  %62 = add nsw i64 %58, %61
  %63 = load ptr, ptr %4, align 8
  %64 = getelementptr inbounds i64, ptr %63, i64 1
  %65 = load i64, ptr %64, align 8
  %66 = add nsw i64 %62, %65
  ret i64 %66
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @calls(ptr noalias noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = load i64, ptr %6, align 8
  store i64 %7, ptr %5, align 8
  call void @other()
  %8 = load i64, ptr %5, align 8
  %9 = mul nsw i64 %8, 3
  %10 = load ptr, ptr %4, align 8
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %9, %11
  store i64 %12, ptr %5, align 8
  %13 = load ptr, ptr %3, align 8
  store i64 1, ptr %13, align 8
  %14 = load ptr, ptr %3, align 8
  call void @use(ptr noundef %14)
  %15 = load i64, ptr %5, align 8
  %16 = mul nsw i64 %15, 3
  %17 = load ptr, ptr %3, align 8
  %18 = load i64, ptr %17, align 8
  %19 = add nsw i64 %16, %18
  store i64 %19, ptr %5, align 8
  call void @other()
  %20 = load i64, ptr %5, align 8
  %21 = mul nsw i64 %20, 3
  %22 = load ptr, ptr %3, align 8
  %23 = load i64, ptr %22, align 8
  %24 = add nsw i64 %21, %23
  %25 = load ptr, ptr %4, align 8
  %26 = load i64, ptr %25, align 8
  %27 = add nsw i64 %24, %26
  store i64 %27, ptr %5, align 8
  %28 = load i64, ptr %5, align 8
  ret i64 %28
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @apart(ptr noalias noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load i64, ptr %4, align 8
  %9 = getelementptr inbounds i8, ptr %7, i64 %8
  store ptr %9, ptr %5, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = load i64, ptr %10, align 8
  store i64 %11, ptr %6, align 8
  %12 = load ptr, ptr %5, align 8
  store i64 77, ptr %12, align 8
  %13 = load i64, ptr %6, align 8
  %14 = mul nsw i64 %13, 3
  %15 = load ptr, ptr %3, align 8
  %16 = load i64, ptr %15, align 8
  %17 = add nsw i64 %14, %16
  store i64 %17, ptr %6, align 8
  %18 = load i64, ptr %6, align 8
  ret i64 %18
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @rounds(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca [2 x i64], align 16
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %9 = load i64, ptr %4, align 8
  store volatile i64 %9, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 @__const.rounds.last, i64 16, i1 false)
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  br label %10

10:                                               ; preds = %47, %2
  %11 = load i64, ptr %8, align 8
  %12 = load volatile i64, ptr %5, align 8
  %13 = icmp slt i64 %11, %12
  br i1 %13, label %14, label %50

14:                                               ; preds = %10
  %15 = load i64, ptr %8, align 8
  %16 = load ptr, ptr %3, align 8
  store i64 %15, ptr %16, align 8
  %17 = load i64, ptr %8, align 8
  %18 = and i64 %17, 1
  %19 = icmp ne i64 %18, 0
  br i1 %19, label %20, label %24

20:                                               ; preds = %14
  %21 = load i64, ptr %8, align 8
  %22 = sub nsw i64 0, %21
  %23 = load ptr, ptr %3, align 8
  store i64 %22, ptr %23, align 8
  br label %29

24:                                               ; preds = %14
  %25 = load ptr, ptr %3, align 8
  %26 = load i64, ptr %25, align 8
  %27 = load i64, ptr %7, align 8
  %28 = add nsw i64 %27, %26
  store i64 %28, ptr %7, align 8
  br label %29

29:                                               ; preds = %24, %20
  %30 = load i64, ptr %7, align 8
  %31 = mul nsw i64 %30, 3
  %32 = load i64, ptr %8, align 8
  %33 = and i64 %32, 1
  %34 = getelementptr inbounds [2 x i64], ptr %6, i64 0, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = add nsw i64 %31, %35
  store i64 %36, ptr %7, align 8
  %37 = load i64, ptr %8, align 8
  %38 = getelementptr inbounds [2 x i64], ptr %6, i64 0, i64 0
  store i64 %37, ptr %38, align 16
  %39 = load i64, ptr %7, align 8
  %40 = getelementptr inbounds [2 x i64], ptr %6, i64 0, i64 1
  store i64 %39, ptr %40, align 8
  %41 = load i64, ptr %8, align 8
  %42 = load ptr, ptr %3, align 8
  %43 = getelementptr inbounds i64, ptr %42, i64 1
  store i64 %41, ptr %43, align 8
  %44 = load i64, ptr %7, align 8
  %45 = load ptr, ptr %3, align 8
  %46 = getelementptr inbounds i64, ptr %45, i64 1
  store i64 %44, ptr %46, align 8
  br label %47

47:                                               ; preds = %29
  %48 = load i64, ptr %8, align 8
  %49 = add nsw i64 %48, 1
  store i64 %49, ptr %8, align 8
  br label %10

50:                                               ; preds = %10
  %51 = load i64, ptr %7, align 8
  %52 = load ptr, ptr %3, align 8
  %53 = load i64, ptr %52, align 8
  %54 = add nsw i64 %51, %53
  %55 = load ptr, ptr %3, align 8
  %56 = getelementptr inbounds i64, ptr %55, i64 1
  %57 = load i64, ptr %56, align 8
  %58 = add nsw i64 %54, %57
  ret i64 %58
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @other() #0 {
  %1 = load i64, ptr @cell, align 8
  %2 = add nsw i64 %1, 5
  store i64 %2, ptr @cell, align 8
  %3 = load ptr, ptr @kept, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %9

5:                                                ; preds = %0
  %6 = load ptr, ptr @kept, align 8
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 7
  store i64 %8, ptr %6, align 8
  br label %9

9:                                                ; preds = %5, %0
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @use(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr %3, align 8
  %5 = add nsw i64 %4, 3
  store i64 %5, ptr %3, align 8
  %6 = load ptr, ptr %2, align 8
  store ptr %6, ptr @kept, align 8
  ret void
}
