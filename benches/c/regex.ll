; test: Regular expressions: a parser to a program of instructions, and a matcher that goes back.
; args: 22
; stdout: regex 7663750849313140987
; exit: 0
; Written by benches/programs.py from regex.c.

; ModuleID = 'regex.c'
source_filename = "regex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.program = type { [64 x %struct.inst], i32 }
%struct.inst = type { i32, i8, i32, i32, [32 x i8] }

@main.patterns = internal global [6 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5], align 16
@.str = private unnamed_addr constant [8 x i8] c"[a-c]+d\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"a(b|c)*d\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"(ab|ba)+.e?f\00", align 1
@.str.3 = private unnamed_addr constant [17 x i8] c"[0-9]+(e[0-9]+)?\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"b.*c?d\00", align 1
@.str.5 = private unnamed_addr constant [16 x i8] c"(a|b)(c|d)(e|f)\00", align 1
@main.text = internal global [241 x i8] zeroinitializer, align 16
@.str.6 = private unnamed_addr constant [9 x i8] c"abcdef12\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"regex %llu\0A\00", align 1
@at = internal global ptr null, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca %struct.program, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %14 = load i32, ptr %4, align 4
  %15 = icmp sgt i32 %14, 1
  br i1 %15, label %16, label %21

16:                                               ; preds = %2
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds ptr, ptr %17, i64 1
  %19 = load ptr, ptr %18, align 8
  %20 = call i64 @atol(ptr noundef %19) #5
  br label %22

21:                                               ; preds = %2
  br label %22

22:                                               ; preds = %21, %16
  %23 = phi i64 [ %20, %16 ], [ 10, %21 ]
  store i64 %23, ptr %6, align 8
  store i32 11, ptr %7, align 4
  store i64 0, ptr %8, align 8
  store i32 0, ptr %10, align 4
  br label %24

24:                                               ; preds = %48, %22
  %25 = load i32, ptr %10, align 4
  %26 = icmp slt i32 %25, 240
  br i1 %26, label %27, label %51

27:                                               ; preds = %24
  %28 = load i32, ptr %7, align 4
  %29 = mul i32 %28, 1103515245
  %30 = add i32 %29, 12345
  store i32 %30, ptr %7, align 4
  %31 = load i32, ptr %7, align 4
  %32 = lshr i32 %31, 20
  %33 = and i32 %32, 7
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds [9 x i8], ptr @.str.6, i64 0, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = load i32, ptr %10, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [241 x i8], ptr @main.text, i64 0, i64 %38
  store i8 %36, ptr %39, align 1
  %40 = load i32, ptr %10, align 4
  %41 = srem i32 %40, 40
  %42 = icmp eq i32 %41, 39
  br i1 %42, label %43, label %47

43:                                               ; preds = %27
  %44 = load i32, ptr %10, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [241 x i8], ptr @main.text, i64 0, i64 %45
  store i8 32, ptr %46, align 1
  br label %47

47:                                               ; preds = %43, %27
  br label %48

48:                                               ; preds = %47
  %49 = load i32, ptr %10, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %10, align 4
  br label %24, !llvm.loop !6

51:                                               ; preds = %24
  store i64 0, ptr %11, align 8
  br label %52

52:                                               ; preds = %94, %51
  %53 = load i64, ptr %11, align 8
  %54 = load i64, ptr %6, align 8
  %55 = icmp slt i64 %53, %54
  br i1 %55, label %56, label %97

56:                                               ; preds = %52
  %57 = load i64, ptr %11, align 8
  %58 = and i64 %57, 7
  %59 = getelementptr inbounds [9 x i8], ptr @.str.6, i64 0, i64 %58
  %60 = load i8, ptr %59, align 1
  %61 = load i64, ptr %11, align 8
  %62 = mul nsw i64 %61, 7
  %63 = srem i64 %62, 240
  %64 = getelementptr inbounds [241 x i8], ptr @main.text, i64 0, i64 %63
  store i8 %60, ptr %64, align 1
  %65 = load i64, ptr %11, align 8
  %66 = srem i64 %65, 6
  %67 = getelementptr inbounds [6 x ptr], ptr @main.patterns, i64 0, i64 %66
  %68 = load ptr, ptr %67, align 8
  call void @compile(ptr noundef %9, ptr noundef %68)
  store ptr @main.text, ptr %12, align 8
  br label %69

69:                                               ; preds = %90, %56
  %70 = load ptr, ptr %12, align 8
  %71 = load i8, ptr %70, align 1
  %72 = icmp ne i8 %71, 0
  br i1 %72, label %73, label %93

73:                                               ; preds = %69
  %74 = getelementptr inbounds %struct.program, ptr %9, i32 0, i32 0
  %75 = getelementptr inbounds [64 x %struct.inst], ptr %74, i64 0, i64 0
  %76 = load ptr, ptr %12, align 8
  %77 = call ptr @match(ptr noundef %75, i32 noundef 0, ptr noundef %76)
  store ptr %77, ptr %13, align 8
  %78 = load ptr, ptr %13, align 8
  %79 = icmp ne ptr %78, null
  br i1 %79, label %80, label %89

80:                                               ; preds = %73
  %81 = load i64, ptr %8, align 8
  %82 = mul i64 %81, 3
  %83 = load ptr, ptr %13, align 8
  %84 = load ptr, ptr %12, align 8
  %85 = ptrtoint ptr %83 to i64
  %86 = ptrtoint ptr %84 to i64
  %87 = sub i64 %85, %86
  %88 = add i64 %82, %87
  store i64 %88, ptr %8, align 8
  br label %89

89:                                               ; preds = %80, %73
  br label %90

90:                                               ; preds = %89
  %91 = load ptr, ptr %12, align 8
  %92 = getelementptr inbounds i8, ptr %91, i32 1
  store ptr %92, ptr %12, align 8
  br label %69, !llvm.loop !8

93:                                               ; preds = %69
  br label %94

94:                                               ; preds = %93
  %95 = load i64, ptr %11, align 8
  %96 = add nsw i64 %95, 1
  store i64 %96, ptr %11, align 8
  br label %52, !llvm.loop !9

97:                                               ; preds = %52
  %98 = load i64, ptr %8, align 8
  %99 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i64 noundef %98)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @compile(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.program, ptr %5, i32 0, i32 1
  store i32 0, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  store ptr %7, ptr @at, align 8
  %8 = load ptr, ptr %3, align 8
  call void @alternatives(ptr noundef %8)
  %9 = load ptr, ptr %3, align 8
  %10 = call i32 @emit(ptr noundef %9, i32 noundef 5, i32 noundef 0, i32 noundef 0)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @match(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i8, align 1
  %10 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  br label %11

11:                                               ; preds = %87, %3
  %12 = load ptr, ptr %5, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds %struct.inst, ptr %12, i64 %14
  store ptr %15, ptr %8, align 8
  %16 = load ptr, ptr %7, align 8
  %17 = load i8, ptr %16, align 1
  store i8 %17, ptr %9, align 1
  %18 = load ptr, ptr %8, align 8
  %19 = getelementptr inbounds %struct.inst, ptr %18, i32 0, i32 0
  %20 = load i32, ptr %19, align 4
  switch i32 %20, label %87 [
    i32 0, label %21
    i32 1, label %35
    i32 2, label %44
    i32 4, label %66
    i32 3, label %70
    i32 5, label %85
  ]

21:                                               ; preds = %11
  %22 = load i8, ptr %9, align 1
  %23 = zext i8 %22 to i32
  %24 = load ptr, ptr %8, align 8
  %25 = getelementptr inbounds %struct.inst, ptr %24, i32 0, i32 1
  %26 = load i8, ptr %25, align 4
  %27 = zext i8 %26 to i32
  %28 = icmp ne i32 %23, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %21
  store ptr null, ptr %4, align 8
  br label %88

30:                                               ; preds = %21
  %31 = load i32, ptr %6, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %6, align 4
  %33 = load ptr, ptr %7, align 8
  %34 = getelementptr inbounds i8, ptr %33, i32 1
  store ptr %34, ptr %7, align 8
  br label %87

35:                                               ; preds = %11
  %36 = load i8, ptr %9, align 1
  %37 = icmp ne i8 %36, 0
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  store ptr null, ptr %4, align 8
  br label %88

39:                                               ; preds = %35
  %40 = load i32, ptr %6, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %6, align 4
  %42 = load ptr, ptr %7, align 8
  %43 = getelementptr inbounds i8, ptr %42, i32 1
  store ptr %43, ptr %7, align 8
  br label %87

44:                                               ; preds = %11
  %45 = load ptr, ptr %8, align 8
  %46 = getelementptr inbounds %struct.inst, ptr %45, i32 0, i32 4
  %47 = load i8, ptr %9, align 1
  %48 = zext i8 %47 to i32
  %49 = ashr i32 %48, 3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [32 x i8], ptr %46, i64 0, i64 %50
  %52 = load i8, ptr %51, align 1
  %53 = zext i8 %52 to i32
  %54 = load i8, ptr %9, align 1
  %55 = zext i8 %54 to i32
  %56 = and i32 %55, 7
  %57 = ashr i32 %53, %56
  %58 = and i32 %57, 1
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %61, label %60

60:                                               ; preds = %44
  store ptr null, ptr %4, align 8
  br label %88

61:                                               ; preds = %44
  %62 = load i32, ptr %6, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %6, align 4
  %64 = load ptr, ptr %7, align 8
  %65 = getelementptr inbounds i8, ptr %64, i32 1
  store ptr %65, ptr %7, align 8
  br label %87

66:                                               ; preds = %11
  %67 = load ptr, ptr %8, align 8
  %68 = getelementptr inbounds %struct.inst, ptr %67, i32 0, i32 2
  %69 = load i32, ptr %68, align 4
  store i32 %69, ptr %6, align 4
  br label %87

70:                                               ; preds = %11
  %71 = load ptr, ptr %5, align 8
  %72 = load ptr, ptr %8, align 8
  %73 = getelementptr inbounds %struct.inst, ptr %72, i32 0, i32 2
  %74 = load i32, ptr %73, align 4
  %75 = load ptr, ptr %7, align 8
  %76 = call ptr @match(ptr noundef %71, i32 noundef %74, ptr noundef %75)
  store ptr %76, ptr %10, align 8
  %77 = load ptr, ptr %10, align 8
  %78 = icmp ne ptr %77, null
  br i1 %78, label %79, label %81

79:                                               ; preds = %70
  %80 = load ptr, ptr %10, align 8
  store ptr %80, ptr %4, align 8
  br label %88

81:                                               ; preds = %70
  %82 = load ptr, ptr %8, align 8
  %83 = getelementptr inbounds %struct.inst, ptr %82, i32 0, i32 3
  %84 = load i32, ptr %83, align 4
  store i32 %84, ptr %6, align 4
  br label %87

85:                                               ; preds = %11
  %86 = load ptr, ptr %7, align 8
  store ptr %86, ptr %4, align 8
  br label %88

87:                                               ; preds = %11, %81, %66, %61, %39, %30
  br label %11

88:                                               ; preds = %85, %79, %60, %38, %29
  %89 = load ptr, ptr %4, align 8
  ret ptr %89
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @alternatives(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.program, ptr %5, i32 0, i32 1
  %7 = load i32, ptr %6, align 4
  store i32 %7, ptr %3, align 4
  br label %8

8:                                                ; preds = %25, %1
  %9 = load ptr, ptr @at, align 8
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %23

13:                                               ; preds = %8
  %14 = load ptr, ptr @at, align 8
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp ne i32 %16, 41
  br i1 %17, label %18, label %23

18:                                               ; preds = %13
  %19 = load ptr, ptr @at, align 8
  %20 = load i8, ptr %19, align 1
  %21 = sext i8 %20 to i32
  %22 = icmp ne i32 %21, 124
  br label %23

23:                                               ; preds = %18, %13, %8
  %24 = phi i1 [ false, %13 ], [ false, %8 ], [ %22, %18 ]
  br i1 %24, label %25, label %27

25:                                               ; preds = %23
  %26 = load ptr, ptr %2, align 8
  call void @repeated(ptr noundef %26)
  br label %8, !llvm.loop !10

27:                                               ; preds = %23
  %28 = load ptr, ptr @at, align 8
  %29 = load i8, ptr %28, align 1
  %30 = sext i8 %29 to i32
  %31 = icmp eq i32 %30, 124
  br i1 %31, label %32, label %72

32:                                               ; preds = %27
  %33 = load ptr, ptr @at, align 8
  %34 = getelementptr inbounds i8, ptr %33, i32 1
  store ptr %34, ptr @at, align 8
  %35 = load ptr, ptr %2, align 8
  %36 = load i32, ptr %3, align 4
  call void @open_at(ptr noundef %35, i32 noundef %36)
  %37 = load ptr, ptr %2, align 8
  %38 = call i32 @emit(ptr noundef %37, i32 noundef 4, i32 noundef 0, i32 noundef 0)
  store i32 %38, ptr %4, align 4
  %39 = load ptr, ptr %2, align 8
  %40 = getelementptr inbounds %struct.program, ptr %39, i32 0, i32 0
  %41 = load i32, ptr %3, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [64 x %struct.inst], ptr %40, i64 0, i64 %42
  %44 = getelementptr inbounds %struct.inst, ptr %43, i32 0, i32 0
  store i32 3, ptr %44, align 4
  %45 = load i32, ptr %3, align 4
  %46 = add nsw i32 %45, 1
  %47 = load ptr, ptr %2, align 8
  %48 = getelementptr inbounds %struct.program, ptr %47, i32 0, i32 0
  %49 = load i32, ptr %3, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [64 x %struct.inst], ptr %48, i64 0, i64 %50
  %52 = getelementptr inbounds %struct.inst, ptr %51, i32 0, i32 2
  store i32 %46, ptr %52, align 4
  %53 = load ptr, ptr %2, align 8
  %54 = getelementptr inbounds %struct.program, ptr %53, i32 0, i32 1
  %55 = load i32, ptr %54, align 4
  %56 = load ptr, ptr %2, align 8
  %57 = getelementptr inbounds %struct.program, ptr %56, i32 0, i32 0
  %58 = load i32, ptr %3, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [64 x %struct.inst], ptr %57, i64 0, i64 %59
  %61 = getelementptr inbounds %struct.inst, ptr %60, i32 0, i32 3
  store i32 %55, ptr %61, align 4
  %62 = load ptr, ptr %2, align 8
  call void @alternatives(ptr noundef %62)
  %63 = load ptr, ptr %2, align 8
  %64 = getelementptr inbounds %struct.program, ptr %63, i32 0, i32 1
  %65 = load i32, ptr %64, align 4
  %66 = load ptr, ptr %2, align 8
  %67 = getelementptr inbounds %struct.program, ptr %66, i32 0, i32 0
  %68 = load i32, ptr %4, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [64 x %struct.inst], ptr %67, i64 0, i64 %69
  %71 = getelementptr inbounds %struct.inst, ptr %70, i32 0, i32 2
  store i32 %65, ptr %71, align 4
  br label %72

72:                                               ; preds = %32, %27
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @emit(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %6, align 4
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr inbounds %struct.program, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %5, align 8
  %13 = getelementptr inbounds %struct.program, ptr %12, i32 0, i32 1
  %14 = load i32, ptr %13, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [64 x %struct.inst], ptr %11, i64 0, i64 %15
  %17 = getelementptr inbounds %struct.inst, ptr %16, i32 0, i32 0
  store i32 %9, ptr %17, align 4
  %18 = load i32, ptr %7, align 4
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds %struct.program, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %5, align 8
  %22 = getelementptr inbounds %struct.program, ptr %21, i32 0, i32 1
  %23 = load i32, ptr %22, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [64 x %struct.inst], ptr %20, i64 0, i64 %24
  %26 = getelementptr inbounds %struct.inst, ptr %25, i32 0, i32 2
  store i32 %18, ptr %26, align 4
  %27 = load i32, ptr %8, align 4
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds %struct.program, ptr %28, i32 0, i32 0
  %30 = load ptr, ptr %5, align 8
  %31 = getelementptr inbounds %struct.program, ptr %30, i32 0, i32 1
  %32 = load i32, ptr %31, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [64 x %struct.inst], ptr %29, i64 0, i64 %33
  %35 = getelementptr inbounds %struct.inst, ptr %34, i32 0, i32 3
  store i32 %27, ptr %35, align 4
  %36 = load ptr, ptr %5, align 8
  %37 = getelementptr inbounds %struct.program, ptr %36, i32 0, i32 1
  %38 = load i32, ptr %37, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %37, align 4
  ret i32 %38
}

; Function Attrs: noinline nounwind uwtable
define internal void @repeated(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.program, ptr %5, i32 0, i32 1
  %7 = load i32, ptr %6, align 4
  store i32 %7, ptr %3, align 4
  %8 = load ptr, ptr %2, align 8
  call void @atom(ptr noundef %8)
  br label %9

9:                                                ; preds = %51, %33, %1
  %10 = load ptr, ptr @at, align 8
  %11 = load i8, ptr %10, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp eq i32 %12, 42
  br i1 %13, label %24, label %14

14:                                               ; preds = %9
  %15 = load ptr, ptr @at, align 8
  %16 = load i8, ptr %15, align 1
  %17 = sext i8 %16 to i32
  %18 = icmp eq i32 %17, 43
  br i1 %18, label %24, label %19

19:                                               ; preds = %14
  %20 = load ptr, ptr @at, align 8
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = icmp eq i32 %22, 63
  br label %24

24:                                               ; preds = %19, %14, %9
  %25 = phi i1 [ true, %14 ], [ true, %9 ], [ %23, %19 ]
  br i1 %25, label %26, label %75

26:                                               ; preds = %24
  %27 = load ptr, ptr @at, align 8
  %28 = getelementptr inbounds i8, ptr %27, i32 1
  store ptr %28, ptr @at, align 8
  %29 = load i8, ptr %27, align 1
  store i8 %29, ptr %4, align 1
  %30 = load i8, ptr %4, align 1
  %31 = sext i8 %30 to i32
  %32 = icmp eq i32 %31, 43
  br i1 %32, label %33, label %41

33:                                               ; preds = %26
  %34 = load ptr, ptr %2, align 8
  %35 = load i32, ptr %3, align 4
  %36 = load ptr, ptr %2, align 8
  %37 = getelementptr inbounds %struct.program, ptr %36, i32 0, i32 1
  %38 = load i32, ptr %37, align 4
  %39 = add nsw i32 %38, 1
  %40 = call i32 @emit(ptr noundef %34, i32 noundef 3, i32 noundef %35, i32 noundef %39)
  br label %9, !llvm.loop !11

41:                                               ; preds = %26
  %42 = load ptr, ptr %2, align 8
  %43 = load i32, ptr %3, align 4
  call void @open_at(ptr noundef %42, i32 noundef %43)
  %44 = load i8, ptr %4, align 1
  %45 = sext i8 %44 to i32
  %46 = icmp eq i32 %45, 42
  br i1 %46, label %47, label %51

47:                                               ; preds = %41
  %48 = load ptr, ptr %2, align 8
  %49 = load i32, ptr %3, align 4
  %50 = call i32 @emit(ptr noundef %48, i32 noundef 4, i32 noundef %49, i32 noundef 0)
  br label %51

51:                                               ; preds = %47, %41
  %52 = load ptr, ptr %2, align 8
  %53 = getelementptr inbounds %struct.program, ptr %52, i32 0, i32 0
  %54 = load i32, ptr %3, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [64 x %struct.inst], ptr %53, i64 0, i64 %55
  %57 = getelementptr inbounds %struct.inst, ptr %56, i32 0, i32 0
  store i32 3, ptr %57, align 4
  %58 = load i32, ptr %3, align 4
  %59 = add nsw i32 %58, 1
  %60 = load ptr, ptr %2, align 8
  %61 = getelementptr inbounds %struct.program, ptr %60, i32 0, i32 0
  %62 = load i32, ptr %3, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [64 x %struct.inst], ptr %61, i64 0, i64 %63
  %65 = getelementptr inbounds %struct.inst, ptr %64, i32 0, i32 2
  store i32 %59, ptr %65, align 4
  %66 = load ptr, ptr %2, align 8
  %67 = getelementptr inbounds %struct.program, ptr %66, i32 0, i32 1
  %68 = load i32, ptr %67, align 4
  %69 = load ptr, ptr %2, align 8
  %70 = getelementptr inbounds %struct.program, ptr %69, i32 0, i32 0
  %71 = load i32, ptr %3, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [64 x %struct.inst], ptr %70, i64 0, i64 %72
  %74 = getelementptr inbounds %struct.inst, ptr %73, i32 0, i32 3
  store i32 %68, ptr %74, align 4
  br label %9, !llvm.loop !11

75:                                               ; preds = %24
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @open_at(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds %struct.program, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %4, align 4
  %10 = add nsw i32 %9, 1
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [64 x %struct.inst], ptr %8, i64 0, i64 %11
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds %struct.program, ptr %13, i32 0, i32 0
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [64 x %struct.inst], ptr %14, i64 0, i64 %16
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds %struct.program, ptr %18, i32 0, i32 1
  %20 = load i32, ptr %19, align 4
  %21 = load i32, ptr %4, align 4
  %22 = sub nsw i32 %20, %21
  %23 = sext i32 %22 to i64
  %24 = mul i64 %23, 48
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %12, ptr align 4 %17, i64 %24, i1 false)
  %25 = load ptr, ptr %3, align 8
  %26 = getelementptr inbounds %struct.program, ptr %25, i32 0, i32 1
  %27 = load i32, ptr %26, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %26, align 4
  %29 = load i32, ptr %4, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %5, align 4
  br label %31

31:                                               ; preds = %76, %2
  %32 = load i32, ptr %5, align 4
  %33 = load ptr, ptr %3, align 8
  %34 = getelementptr inbounds %struct.program, ptr %33, i32 0, i32 1
  %35 = load i32, ptr %34, align 4
  %36 = icmp slt i32 %32, %35
  br i1 %36, label %37, label %79

37:                                               ; preds = %31
  %38 = load ptr, ptr %3, align 8
  %39 = getelementptr inbounds %struct.program, ptr %38, i32 0, i32 0
  %40 = load i32, ptr %5, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [64 x %struct.inst], ptr %39, i64 0, i64 %41
  store ptr %42, ptr %6, align 8
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds %struct.inst, ptr %43, i32 0, i32 0
  %45 = load i32, ptr %44, align 4
  %46 = icmp eq i32 %45, 3
  br i1 %46, label %52, label %47

47:                                               ; preds = %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.inst, ptr %48, i32 0, i32 0
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, 4
  br i1 %51, label %52, label %75

52:                                               ; preds = %47, %37
  %53 = load ptr, ptr %6, align 8
  %54 = getelementptr inbounds %struct.inst, ptr %53, i32 0, i32 2
  %55 = load i32, ptr %54, align 4
  %56 = load i32, ptr %4, align 4
  %57 = icmp sge i32 %55, %56
  br i1 %57, label %58, label %63

58:                                               ; preds = %52
  %59 = load ptr, ptr %6, align 8
  %60 = getelementptr inbounds %struct.inst, ptr %59, i32 0, i32 2
  %61 = load i32, ptr %60, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %60, align 4
  br label %63

63:                                               ; preds = %58, %52
  %64 = load ptr, ptr %6, align 8
  %65 = getelementptr inbounds %struct.inst, ptr %64, i32 0, i32 3
  %66 = load i32, ptr %65, align 4
  %67 = load i32, ptr %4, align 4
  %68 = icmp sge i32 %66, %67
  br i1 %68, label %69, label %74

69:                                               ; preds = %63
  %70 = load ptr, ptr %6, align 8
  %71 = getelementptr inbounds %struct.inst, ptr %70, i32 0, i32 3
  %72 = load i32, ptr %71, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %71, align 4
  br label %74

74:                                               ; preds = %69, %63
  br label %75

75:                                               ; preds = %74, %47
  br label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %5, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %5, align 4
  br label %31, !llvm.loop !12

79:                                               ; preds = %31
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @atom(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %7 = load ptr, ptr @at, align 8
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp eq i32 %9, 40
  br i1 %10, label %11, label %17

11:                                               ; preds = %1
  %12 = load ptr, ptr @at, align 8
  %13 = getelementptr inbounds i8, ptr %12, i32 1
  store ptr %13, ptr @at, align 8
  %14 = load ptr, ptr %2, align 8
  call void @alternatives(ptr noundef %14)
  %15 = load ptr, ptr @at, align 8
  %16 = getelementptr inbounds i8, ptr %15, i32 1
  store ptr %16, ptr @at, align 8
  br label %110

17:                                               ; preds = %1
  %18 = load ptr, ptr @at, align 8
  %19 = load i8, ptr %18, align 1
  %20 = sext i8 %19 to i32
  %21 = icmp eq i32 %20, 46
  br i1 %21, label %22, label %27

22:                                               ; preds = %17
  %23 = load ptr, ptr @at, align 8
  %24 = getelementptr inbounds i8, ptr %23, i32 1
  store ptr %24, ptr @at, align 8
  %25 = load ptr, ptr %2, align 8
  %26 = call i32 @emit(ptr noundef %25, i32 noundef 1, i32 noundef 0, i32 noundef 0)
  br label %109

27:                                               ; preds = %17
  %28 = load ptr, ptr @at, align 8
  %29 = load i8, ptr %28, align 1
  %30 = sext i8 %29 to i32
  %31 = icmp eq i32 %30, 91
  br i1 %31, label %32, label %97

32:                                               ; preds = %27
  %33 = load ptr, ptr %2, align 8
  %34 = call i32 @emit(ptr noundef %33, i32 noundef 2, i32 noundef 0, i32 noundef 0)
  store i32 %34, ptr %3, align 4
  %35 = load ptr, ptr %2, align 8
  %36 = getelementptr inbounds %struct.program, ptr %35, i32 0, i32 0
  %37 = load i32, ptr %3, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [64 x %struct.inst], ptr %36, i64 0, i64 %38
  %40 = getelementptr inbounds %struct.inst, ptr %39, i32 0, i32 4
  %41 = getelementptr inbounds [32 x i8], ptr %40, i64 0, i64 0
  store ptr %41, ptr %4, align 8
  %42 = load ptr, ptr %4, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %42, i8 0, i64 32, i1 false)
  %43 = load ptr, ptr @at, align 8
  %44 = getelementptr inbounds i8, ptr %43, i32 1
  store ptr %44, ptr @at, align 8
  br label %45

45:                                               ; preds = %91, %32
  %46 = load ptr, ptr @at, align 8
  %47 = load i8, ptr %46, align 1
  %48 = sext i8 %47 to i32
  %49 = icmp ne i32 %48, 93
  br i1 %49, label %50, label %94

50:                                               ; preds = %45
  %51 = load ptr, ptr @at, align 8
  %52 = load i8, ptr %51, align 1
  %53 = sext i8 %52 to i32
  store i32 %53, ptr %5, align 4
  %54 = load i32, ptr %5, align 4
  store i32 %54, ptr %6, align 4
  %55 = load ptr, ptr @at, align 8
  %56 = getelementptr inbounds i8, ptr %55, i64 1
  %57 = load i8, ptr %56, align 1
  %58 = sext i8 %57 to i32
  %59 = icmp eq i32 %58, 45
  br i1 %59, label %60, label %67

60:                                               ; preds = %50
  %61 = load ptr, ptr @at, align 8
  %62 = getelementptr inbounds i8, ptr %61, i64 2
  %63 = load i8, ptr %62, align 1
  %64 = sext i8 %63 to i32
  store i32 %64, ptr %6, align 4
  %65 = load ptr, ptr @at, align 8
  %66 = getelementptr inbounds i8, ptr %65, i64 2
  store ptr %66, ptr @at, align 8
  br label %67

67:                                               ; preds = %60, %50
  br label %68

68:                                               ; preds = %87, %67
  %69 = load i32, ptr %5, align 4
  %70 = load i32, ptr %6, align 4
  %71 = icmp sle i32 %69, %70
  br i1 %71, label %72, label %90

72:                                               ; preds = %68
  %73 = load i32, ptr %5, align 4
  %74 = and i32 %73, 7
  %75 = shl i32 1, %74
  %76 = trunc i32 %75 to i8
  %77 = zext i8 %76 to i32
  %78 = load ptr, ptr %4, align 8
  %79 = load i32, ptr %5, align 4
  %80 = ashr i32 %79, 3
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %78, i64 %81
  %83 = load i8, ptr %82, align 1
  %84 = zext i8 %83 to i32
  %85 = or i32 %84, %77
  %86 = trunc i32 %85 to i8
  store i8 %86, ptr %82, align 1
  br label %87

87:                                               ; preds = %72
  %88 = load i32, ptr %5, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %5, align 4
  br label %68, !llvm.loop !13

90:                                               ; preds = %68
  br label %91

91:                                               ; preds = %90
  %92 = load ptr, ptr @at, align 8
  %93 = getelementptr inbounds i8, ptr %92, i32 1
  store ptr %93, ptr @at, align 8
  br label %45, !llvm.loop !14

94:                                               ; preds = %45
  %95 = load ptr, ptr @at, align 8
  %96 = getelementptr inbounds i8, ptr %95, i32 1
  store ptr %96, ptr @at, align 8
  br label %108

97:                                               ; preds = %27
  %98 = load ptr, ptr @at, align 8
  %99 = getelementptr inbounds i8, ptr %98, i32 1
  store ptr %99, ptr @at, align 8
  %100 = load i8, ptr %98, align 1
  %101 = load ptr, ptr %2, align 8
  %102 = getelementptr inbounds %struct.program, ptr %101, i32 0, i32 0
  %103 = load ptr, ptr %2, align 8
  %104 = call i32 @emit(ptr noundef %103, i32 noundef 0, i32 noundef 0, i32 noundef 0)
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [64 x %struct.inst], ptr %102, i64 0, i64 %105
  %107 = getelementptr inbounds %struct.inst, ptr %106, i32 0, i32 1
  store i8 %100, ptr %107, align 4
  br label %108

108:                                              ; preds = %97, %94
  br label %109

109:                                              ; preds = %108, %22
  br label %110

110:                                              ; preds = %109, %11
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #4

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
