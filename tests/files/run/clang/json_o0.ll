; test: what clang -O0 makes of a C program: a reader and printer of JSON.
; exit: 4
; stdout: {
; stdout:   a: [
; stdout:     1
; stdout:     2.5
; stdout:     -300
; stdout:     yes
; stdout:   ]
; stdout:   name: 'x\ty'
; stdout:   in: {
; stdout:     deep: [
; stdout:       [
; stdout:       ]
; stdout:       {
; stdout:         z: nil
; stdout:       }
; stdout:     ]
; stdout:   }
; stdout:   n: 40
; stdout: }
; stdout: sum -256.5
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Value = type { i32, double, ptr, ptr, ptr, i32, i32 }

@.str = private unnamed_addr constant [90 x i8] c"{ \22a\22: [1, 2.5, -3e2, true], \22name\22: \22x\\ty\22, \22in\22: {\22deep\22: [[], {\22z\22: null}]}, \22n\22: 40 }\00", align 1
@p = internal global ptr null, align 8
@.str.1 = private unnamed_addr constant [11 x i8] c"\0Asum %.1f\0A\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"null\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"%g\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"'%s'\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"yes\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"nil\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"%c\0A\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"%*s\00", align 1
@.str.10 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"%s: \00", align 1
@.str.12 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"%*s%c\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store ptr @.str, ptr @p, align 8
  %3 = call ptr @parse()
  store ptr %3, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  call void @print(ptr noundef %4, i32 noundef 0)
  %5 = load ptr, ptr %2, align 8
  %6 = call double @sum(ptr noundef %5)
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %6)
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.Value, ptr %8, i32 0, i32 5
  %10 = load i32, ptr %9, align 8
  ret i32 %10
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @parse() #0 {
  %1 = alloca ptr, align 8
  %2 = alloca i8, align 1
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  call void @ws()
  %8 = load ptr, ptr @p, align 8
  %9 = load i8, ptr %8, align 1
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %10, 123
  br i1 %11, label %17, label %12

12:                                               ; preds = %0
  %13 = load ptr, ptr @p, align 8
  %14 = load i8, ptr %13, align 1
  %15 = sext i8 %14 to i32
  %16 = icmp eq i32 %15, 91
  br i1 %16, label %17, label %62

17:                                               ; preds = %12, %0
  %18 = load ptr, ptr @p, align 8
  %19 = load i8, ptr %18, align 1
  %20 = sext i8 %19 to i32
  %21 = icmp eq i32 %20, 123
  %22 = zext i1 %21 to i64
  %23 = select i1 %21, i32 125, i32 93
  %24 = trunc i32 %23 to i8
  store i8 %24, ptr %2, align 1
  %25 = load ptr, ptr @p, align 8
  %26 = getelementptr inbounds i8, ptr %25, i32 1
  store ptr %26, ptr @p, align 8
  %27 = load i8, ptr %25, align 1
  %28 = sext i8 %27 to i32
  %29 = call ptr @make(i32 noundef %28)
  store ptr %29, ptr %3, align 8
  call void @ws()
  br label %30

30:                                               ; preds = %57, %17
  %31 = load ptr, ptr @p, align 8
  %32 = load i8, ptr %31, align 1
  %33 = sext i8 %32 to i32
  %34 = load i8, ptr %2, align 1
  %35 = sext i8 %34 to i32
  %36 = icmp ne i32 %33, %35
  br i1 %36, label %37, label %58

37:                                               ; preds = %30
  store ptr null, ptr %4, align 8
  %38 = load i8, ptr %2, align 1
  %39 = sext i8 %38 to i32
  %40 = icmp eq i32 %39, 125
  br i1 %40, label %41, label %45

41:                                               ; preds = %37
  %42 = call ptr @string()
  store ptr %42, ptr %4, align 8
  call void @ws()
  %43 = load ptr, ptr @p, align 8
  %44 = getelementptr inbounds i8, ptr %43, i32 1
  store ptr %44, ptr @p, align 8
  br label %45

45:                                               ; preds = %41, %37
  %46 = load ptr, ptr %3, align 8
  %47 = load ptr, ptr %4, align 8
  %48 = call ptr @parse()
  call void @push(ptr noundef %46, ptr noundef %47, ptr noundef %48)
  call void @ws()
  %49 = load ptr, ptr @p, align 8
  %50 = load i8, ptr %49, align 1
  %51 = sext i8 %50 to i32
  %52 = icmp eq i32 %51, 44
  br i1 %52, label %53, label %56

53:                                               ; preds = %45
  %54 = load ptr, ptr @p, align 8
  %55 = getelementptr inbounds i8, ptr %54, i32 1
  store ptr %55, ptr @p, align 8
  br label %56

56:                                               ; preds = %53, %45
  br label %57

57:                                               ; preds = %56
  call void @ws()
  br label %30, !llvm.loop !6

58:                                               ; preds = %30
  %59 = load ptr, ptr @p, align 8
  %60 = getelementptr inbounds i8, ptr %59, i32 1
  store ptr %60, ptr @p, align 8
  %61 = load ptr, ptr %3, align 8
  store ptr %61, ptr %1, align 8
  br label %97

62:                                               ; preds = %12
  %63 = load ptr, ptr @p, align 8
  %64 = load i8, ptr %63, align 1
  %65 = sext i8 %64 to i32
  %66 = icmp eq i32 %65, 34
  br i1 %66, label %67, label %73

67:                                               ; preds = %62
  %68 = call ptr @make(i32 noundef 34)
  store ptr %68, ptr %5, align 8
  %69 = call ptr @string()
  %70 = load ptr, ptr %5, align 8
  %71 = getelementptr inbounds %struct.Value, ptr %70, i32 0, i32 2
  store ptr %69, ptr %71, align 8
  %72 = load ptr, ptr %5, align 8
  store ptr %72, ptr %1, align 8
  br label %97

73:                                               ; preds = %62
  %74 = load ptr, ptr @p, align 8
  %75 = call i32 @strncmp(ptr noundef %74, ptr noundef @.str.2, i64 noundef 4) #7
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %81, label %77

77:                                               ; preds = %73
  %78 = load ptr, ptr @p, align 8
  %79 = getelementptr inbounds i8, ptr %78, i64 4
  store ptr %79, ptr @p, align 8
  %80 = call ptr @make(i32 noundef 116)
  store ptr %80, ptr %1, align 8
  br label %97

81:                                               ; preds = %73
  %82 = load ptr, ptr @p, align 8
  %83 = call i32 @strncmp(ptr noundef %82, ptr noundef @.str.3, i64 noundef 4) #7
  %84 = icmp ne i32 %83, 0
  br i1 %84, label %89, label %85

85:                                               ; preds = %81
  %86 = load ptr, ptr @p, align 8
  %87 = getelementptr inbounds i8, ptr %86, i64 4
  store ptr %87, ptr @p, align 8
  %88 = call ptr @make(i32 noundef 48)
  store ptr %88, ptr %1, align 8
  br label %97

89:                                               ; preds = %81
  %90 = call ptr @make(i32 noundef 110)
  store ptr %90, ptr %6, align 8
  %91 = load ptr, ptr @p, align 8
  %92 = call double @strtod(ptr noundef %91, ptr noundef %7) #8
  %93 = load ptr, ptr %6, align 8
  %94 = getelementptr inbounds %struct.Value, ptr %93, i32 0, i32 1
  store double %92, ptr %94, align 8
  %95 = load ptr, ptr %7, align 8
  store ptr %95, ptr @p, align 8
  %96 = load ptr, ptr %6, align 8
  store ptr %96, ptr %1, align 8
  br label %97

97:                                               ; preds = %89, %85, %77, %67, %58
  %98 = load ptr, ptr %1, align 8
  ret ptr %98
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @print(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.Value, ptr %6, i32 0, i32 0
  %8 = load i32, ptr %7, align 8
  switch i32 %8, label %23 [
    i32 110, label %9
    i32 34, label %14
    i32 116, label %19
    i32 48, label %21
  ]

9:                                                ; preds = %2
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds %struct.Value, ptr %10, i32 0, i32 1
  %12 = load double, ptr %11, align 8
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef %12)
  br label %78

14:                                               ; preds = %2
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds %struct.Value, ptr %15, i32 0, i32 2
  %17 = load ptr, ptr %16, align 8
  %18 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, ptr noundef %17)
  br label %78

19:                                               ; preds = %2
  %20 = call i32 (ptr, ...) @printf(ptr noundef @.str.6)
  br label %78

21:                                               ; preds = %2
  %22 = call i32 (ptr, ...) @printf(ptr noundef @.str.7)
  br label %78

23:                                               ; preds = %2
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds %struct.Value, ptr %24, i32 0, i32 0
  %26 = load i32, ptr %25, align 8
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %26)
  store i32 0, ptr %5, align 4
  br label %28

28:                                               ; preds = %67, %23
  %29 = load i32, ptr %5, align 4
  %30 = load ptr, ptr %3, align 8
  %31 = getelementptr inbounds %struct.Value, ptr %30, i32 0, i32 5
  %32 = load i32, ptr %31, align 8
  %33 = icmp slt i32 %29, %32
  br i1 %33, label %34, label %70

34:                                               ; preds = %28
  %35 = load i32, ptr %4, align 4
  %36 = mul nsw i32 %35, 2
  %37 = add nsw i32 %36, 2
  %38 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %37, ptr noundef @.str.10)
  %39 = load ptr, ptr %3, align 8
  %40 = getelementptr inbounds %struct.Value, ptr %39, i32 0, i32 4
  %41 = load ptr, ptr %40, align 8
  %42 = load i32, ptr %5, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds ptr, ptr %41, i64 %43
  %45 = load ptr, ptr %44, align 8
  %46 = icmp ne ptr %45, null
  br i1 %46, label %47, label %56

47:                                               ; preds = %34
  %48 = load ptr, ptr %3, align 8
  %49 = getelementptr inbounds %struct.Value, ptr %48, i32 0, i32 4
  %50 = load ptr, ptr %49, align 8
  %51 = load i32, ptr %5, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds ptr, ptr %50, i64 %52
  %54 = load ptr, ptr %53, align 8
  %55 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, ptr noundef %54)
  br label %56

56:                                               ; preds = %47, %34
  %57 = load ptr, ptr %3, align 8
  %58 = getelementptr inbounds %struct.Value, ptr %57, i32 0, i32 3
  %59 = load ptr, ptr %58, align 8
  %60 = load i32, ptr %5, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds ptr, ptr %59, i64 %61
  %63 = load ptr, ptr %62, align 8
  %64 = load i32, ptr %4, align 4
  %65 = add nsw i32 %64, 1
  call void @print(ptr noundef %63, i32 noundef %65)
  %66 = call i32 (ptr, ...) @printf(ptr noundef @.str.12)
  br label %67

67:                                               ; preds = %56
  %68 = load i32, ptr %5, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %5, align 4
  br label %28, !llvm.loop !8

70:                                               ; preds = %28
  %71 = load i32, ptr %4, align 4
  %72 = mul nsw i32 %71, 2
  %73 = load ptr, ptr %3, align 8
  %74 = getelementptr inbounds %struct.Value, ptr %73, i32 0, i32 0
  %75 = load i32, ptr %74, align 8
  %76 = add nsw i32 %75, 2
  %77 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, i32 noundef %72, ptr noundef @.str.10, i32 noundef %76)
  br label %78

78:                                               ; preds = %70, %21, %19, %14, %9
  ret void
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal double @sum(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.Value, ptr %5, i32 0, i32 1
  %7 = load double, ptr %6, align 8
  store double %7, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %8

8:                                                ; preds = %25, %1
  %9 = load i32, ptr %4, align 4
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds %struct.Value, ptr %10, i32 0, i32 5
  %12 = load i32, ptr %11, align 8
  %13 = icmp slt i32 %9, %12
  br i1 %13, label %14, label %28

14:                                               ; preds = %8
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds %struct.Value, ptr %15, i32 0, i32 3
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds ptr, ptr %17, i64 %19
  %21 = load ptr, ptr %20, align 8
  %22 = call double @sum(ptr noundef %21)
  %23 = load double, ptr %3, align 8
  %24 = fadd double %23, %22
  store double %24, ptr %3, align 8
  br label %25

25:                                               ; preds = %14
  %26 = load i32, ptr %4, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %4, align 4
  br label %8, !llvm.loop !9

28:                                               ; preds = %8
  %29 = load double, ptr %3, align 8
  ret double %29
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @ws() #0 {
  br label %1

1:                                                ; preds = %13, %0
  %2 = call ptr @__ctype_b_loc() #9
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr @p, align 8
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i16, ptr %3, i64 %7
  %9 = load i16, ptr %8, align 2
  %10 = zext i16 %9 to i32
  %11 = and i32 %10, 8192
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %1
  %14 = load ptr, ptr @p, align 8
  %15 = getelementptr inbounds i8, ptr %14, i32 1
  store ptr %15, ptr @p, align 8
  br label %1, !llvm.loop !10

16:                                               ; preds = %1
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @make(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  %4 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 48) #10
  store ptr %4, ptr %3, align 8
  %5 = load i32, ptr %2, align 4
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.Value, ptr %6, i32 0, i32 0
  store i32 %5, ptr %7, align 8
  %8 = load ptr, ptr %3, align 8
  ret ptr %8
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @string() #0 {
  %1 = alloca [256 x i8], align 16
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  store i32 0, ptr %2, align 4
  %4 = load ptr, ptr @p, align 8
  %5 = getelementptr inbounds i8, ptr %4, i32 1
  store ptr %5, ptr @p, align 8
  br label %6

6:                                                ; preds = %32, %0
  %7 = load ptr, ptr @p, align 8
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %9, 34
  br i1 %10, label %11, label %38

11:                                               ; preds = %6
  %12 = load ptr, ptr @p, align 8
  %13 = getelementptr inbounds i8, ptr %12, i32 1
  store ptr %13, ptr @p, align 8
  %14 = load i8, ptr %12, align 1
  store i8 %14, ptr %3, align 1
  %15 = load i8, ptr %3, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp eq i32 %16, 92
  br i1 %17, label %18, label %32

18:                                               ; preds = %11
  %19 = load ptr, ptr @p, align 8
  %20 = getelementptr inbounds i8, ptr %19, i32 1
  store ptr %20, ptr @p, align 8
  %21 = load i8, ptr %19, align 1
  store i8 %21, ptr %3, align 1
  %22 = load i8, ptr %3, align 1
  %23 = sext i8 %22 to i32
  %24 = icmp eq i32 %23, 110
  br i1 %24, label %25, label %26

25:                                               ; preds = %18
  store i8 10, ptr %3, align 1
  br label %26

26:                                               ; preds = %25, %18
  %27 = load i8, ptr %3, align 1
  %28 = sext i8 %27 to i32
  %29 = icmp eq i32 %28, 116
  br i1 %29, label %30, label %31

30:                                               ; preds = %26
  store i8 9, ptr %3, align 1
  br label %31

31:                                               ; preds = %30, %26
  br label %32

32:                                               ; preds = %31, %11
  %33 = load i8, ptr %3, align 1
  %34 = load i32, ptr %2, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %2, align 4
  %36 = sext i32 %34 to i64
  %37 = getelementptr inbounds [256 x i8], ptr %1, i64 0, i64 %36
  store i8 %33, ptr %37, align 1
  br label %6, !llvm.loop !11

38:                                               ; preds = %6
  %39 = load ptr, ptr @p, align 8
  %40 = getelementptr inbounds i8, ptr %39, i32 1
  store ptr %40, ptr @p, align 8
  %41 = load i32, ptr %2, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [256 x i8], ptr %1, i64 0, i64 %42
  store i8 0, ptr %43, align 1
  %44 = getelementptr inbounds [256 x i8], ptr %1, i64 0, i64 0
  %45 = call noalias ptr @strdup(ptr noundef %44) #8
  ret ptr %45
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.Value, ptr %7, i32 0, i32 5
  %9 = load i32, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.Value, ptr %10, i32 0, i32 6
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %9, %12
  br i1 %13, label %14, label %51

14:                                               ; preds = %3
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds %struct.Value, ptr %15, i32 0, i32 6
  %17 = load i32, ptr %16, align 4
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %14
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds %struct.Value, ptr %20, i32 0, i32 6
  %22 = load i32, ptr %21, align 4
  %23 = mul nsw i32 %22, 2
  br label %25

24:                                               ; preds = %14
  br label %25

25:                                               ; preds = %24, %19
  %26 = phi i32 [ %23, %19 ], [ 2, %24 ]
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds %struct.Value, ptr %27, i32 0, i32 6
  store i32 %26, ptr %28, align 4
  %29 = load ptr, ptr %4, align 8
  %30 = getelementptr inbounds %struct.Value, ptr %29, i32 0, i32 3
  %31 = load ptr, ptr %30, align 8
  %32 = load ptr, ptr %4, align 8
  %33 = getelementptr inbounds %struct.Value, ptr %32, i32 0, i32 6
  %34 = load i32, ptr %33, align 4
  %35 = sext i32 %34 to i64
  %36 = mul i64 %35, 8
  %37 = call ptr @realloc(ptr noundef %31, i64 noundef %36) #11
  %38 = load ptr, ptr %4, align 8
  %39 = getelementptr inbounds %struct.Value, ptr %38, i32 0, i32 3
  store ptr %37, ptr %39, align 8
  %40 = load ptr, ptr %4, align 8
  %41 = getelementptr inbounds %struct.Value, ptr %40, i32 0, i32 4
  %42 = load ptr, ptr %41, align 8
  %43 = load ptr, ptr %4, align 8
  %44 = getelementptr inbounds %struct.Value, ptr %43, i32 0, i32 6
  %45 = load i32, ptr %44, align 4
  %46 = sext i32 %45 to i64
  %47 = mul i64 %46, 8
  %48 = call ptr @realloc(ptr noundef %42, i64 noundef %47) #11
  %49 = load ptr, ptr %4, align 8
  %50 = getelementptr inbounds %struct.Value, ptr %49, i32 0, i32 4
  store ptr %48, ptr %50, align 8
  br label %51

51:                                               ; preds = %25, %3
  %52 = load ptr, ptr %5, align 8
  %53 = load ptr, ptr %4, align 8
  %54 = getelementptr inbounds %struct.Value, ptr %53, i32 0, i32 4
  %55 = load ptr, ptr %54, align 8
  %56 = load ptr, ptr %4, align 8
  %57 = getelementptr inbounds %struct.Value, ptr %56, i32 0, i32 5
  %58 = load i32, ptr %57, align 8
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds ptr, ptr %55, i64 %59
  store ptr %52, ptr %60, align 8
  %61 = load ptr, ptr %6, align 8
  %62 = load ptr, ptr %4, align 8
  %63 = getelementptr inbounds %struct.Value, ptr %62, i32 0, i32 3
  %64 = load ptr, ptr %63, align 8
  %65 = load ptr, ptr %4, align 8
  %66 = getelementptr inbounds %struct.Value, ptr %65, i32 0, i32 5
  %67 = load i32, ptr %66, align 8
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %66, align 8
  %69 = sext i32 %67 to i64
  %70 = getelementptr inbounds ptr, ptr %64, i64 %69
  store ptr %61, ptr %70, align 8
  ret void
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
declare double @strtod(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() #4

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #5

; Function Attrs: nounwind
declare noalias ptr @strdup(ptr noundef) #3

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind }
attributes #9 = { nounwind willreturn memory(none) }
attributes #10 = { nounwind allocsize(0,1) }
attributes #11 = { nounwind allocsize(1) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
