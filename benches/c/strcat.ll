; test: A growing buffer of text: numbers formatted and appended, split again and counted.
; args: 30
; stdout: strcat 15638472066888614109
; exit: 0
; Written by benches/programs.py from strcat.c.

; ModuleID = 'strcat.c'
source_filename = "strcat.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.buffer = type { ptr, i64, i64 }

@.str = private unnamed_addr constant [3 x i8] c";\0A\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c", \00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"strcat %llu\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca %struct.buffer, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
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
  %20 = call i64 @atol(ptr noundef %19) #7
  br label %22

21:                                               ; preds = %2
  br label %22

22:                                               ; preds = %21, %16
  %23 = phi i64 [ %20, %16 ], [ 10, %21 ]
  store i64 %23, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i32 17, ptr %8, align 4
  store i64 0, ptr %9, align 8
  br label %24

24:                                               ; preds = %101, %22
  %25 = load i64, ptr %9, align 8
  %26 = load i64, ptr %6, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %104

28:                                               ; preds = %24
  call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 24, i1 false)
  store i32 0, ptr %11, align 4
  br label %29

29:                                               ; preds = %45, %28
  %30 = load i32, ptr %11, align 4
  %31 = icmp slt i32 %30, 200
  br i1 %31, label %32, label %48

32:                                               ; preds = %29
  %33 = load i32, ptr %8, align 4
  %34 = mul i32 %33, 1103515245
  %35 = add i32 %34, 12345
  store i32 %35, ptr %8, align 4
  %36 = load i32, ptr %8, align 4
  %37 = load i32, ptr %11, align 4
  %38 = and i32 %37, 15
  %39 = lshr i32 %36, %38
  call void @number(ptr noundef %10, i32 noundef %39)
  %40 = load i32, ptr %11, align 4
  %41 = srem i32 %40, 10
  %42 = icmp eq i32 %41, 9
  %43 = zext i1 %42 to i64
  %44 = select i1 %42, ptr @.str, ptr @.str.1
  call void @append(ptr noundef %10, ptr noundef %44)
  br label %45

45:                                               ; preds = %32
  %46 = load i32, ptr %11, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %11, align 4
  br label %29, !llvm.loop !6

48:                                               ; preds = %29
  store i32 0, ptr %12, align 4
  %49 = getelementptr inbounds %struct.buffer, ptr %10, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  br label %51

51:                                               ; preds = %91, %48
  %52 = load ptr, ptr %13, align 8
  %53 = load i8, ptr %52, align 1
  %54 = icmp ne i8 %53, 0
  br i1 %54, label %55, label %94

55:                                               ; preds = %51
  %56 = load ptr, ptr %13, align 8
  %57 = load i8, ptr %56, align 1
  %58 = sext i8 %57 to i32
  %59 = icmp sge i32 %58, 48
  br i1 %59, label %60, label %73

60:                                               ; preds = %55
  %61 = load ptr, ptr %13, align 8
  %62 = load i8, ptr %61, align 1
  %63 = sext i8 %62 to i32
  %64 = icmp sle i32 %63, 57
  br i1 %64, label %65, label %73

65:                                               ; preds = %60
  %66 = load i32, ptr %12, align 4
  %67 = mul i32 %66, 10
  %68 = load ptr, ptr %13, align 8
  %69 = load i8, ptr %68, align 1
  %70 = sext i8 %69 to i32
  %71 = sub nsw i32 %70, 48
  %72 = add i32 %67, %71
  store i32 %72, ptr %12, align 4
  br label %90

73:                                               ; preds = %60, %55
  %74 = load ptr, ptr %13, align 8
  %75 = load i8, ptr %74, align 1
  %76 = sext i8 %75 to i32
  %77 = icmp eq i32 %76, 44
  br i1 %77, label %83, label %78

78:                                               ; preds = %73
  %79 = load ptr, ptr %13, align 8
  %80 = load i8, ptr %79, align 1
  %81 = sext i8 %80 to i32
  %82 = icmp eq i32 %81, 59
  br i1 %82, label %83, label %89

83:                                               ; preds = %78, %73
  %84 = load i64, ptr %7, align 8
  %85 = mul i64 %84, 31
  %86 = load i32, ptr %12, align 4
  %87 = zext i32 %86 to i64
  %88 = add i64 %85, %87
  store i64 %88, ptr %7, align 8
  store i32 0, ptr %12, align 4
  br label %89

89:                                               ; preds = %83, %78
  br label %90

90:                                               ; preds = %89, %65
  br label %91

91:                                               ; preds = %90
  %92 = load ptr, ptr %13, align 8
  %93 = getelementptr inbounds i8, ptr %92, i32 1
  store ptr %93, ptr %13, align 8
  br label %51, !llvm.loop !8

94:                                               ; preds = %51
  %95 = getelementptr inbounds %struct.buffer, ptr %10, i32 0, i32 1
  %96 = load i64, ptr %95, align 8
  %97 = load i64, ptr %7, align 8
  %98 = add i64 %97, %96
  store i64 %98, ptr %7, align 8
  %99 = getelementptr inbounds %struct.buffer, ptr %10, i32 0, i32 0
  %100 = load ptr, ptr %99, align 8
  call void @free(ptr noundef %100) #8
  br label %101

101:                                              ; preds = %94
  %102 = load i64, ptr %9, align 8
  %103 = add nsw i64 %102, 1
  store i64 %103, ptr %9, align 8
  br label %24, !llvm.loop !9

104:                                              ; preds = %24
  %105 = load i64, ptr %7, align 8
  %106 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %105)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @number(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca [12 x i8], align 1
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 11, ptr %6, align 4
  %7 = load i32, ptr %6, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [12 x i8], ptr %5, i64 0, i64 %8
  store i8 0, ptr %9, align 1
  br label %10

10:                                               ; preds = %19, %2
  %11 = load i32, ptr %4, align 4
  %12 = urem i32 %11, 10
  %13 = add i32 48, %12
  %14 = trunc i32 %13 to i8
  %15 = load i32, ptr %6, align 4
  %16 = add nsw i32 %15, -1
  store i32 %16, ptr %6, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [12 x i8], ptr %5, i64 0, i64 %17
  store i8 %14, ptr %18, align 1
  br label %19

19:                                               ; preds = %10
  %20 = load i32, ptr %4, align 4
  %21 = udiv i32 %20, 10
  store i32 %21, ptr %4, align 4
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %10, label %23, !llvm.loop !10

23:                                               ; preds = %19
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds [12 x i8], ptr %5, i64 0, i64 0
  %26 = load i32, ptr %6, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %25, i64 %27
  call void @append(ptr noundef %24, ptr noundef %28)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @append(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i64 @strlen(ptr noundef %6) #7
  store i64 %7, ptr %5, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds %struct.buffer, ptr %8, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = load i64, ptr %5, align 8
  %12 = add i64 %10, %11
  %13 = add i64 %12, 1
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.buffer, ptr %14, i32 0, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = icmp ugt i64 %13, %16
  br i1 %17, label %18, label %37

18:                                               ; preds = %2
  %19 = load ptr, ptr %3, align 8
  %20 = getelementptr inbounds %struct.buffer, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = load i64, ptr %5, align 8
  %23 = add i64 %21, %22
  %24 = add i64 %23, 1
  %25 = mul i64 %24, 2
  %26 = load ptr, ptr %3, align 8
  %27 = getelementptr inbounds %struct.buffer, ptr %26, i32 0, i32 2
  store i64 %25, ptr %27, align 8
  %28 = load ptr, ptr %3, align 8
  %29 = getelementptr inbounds %struct.buffer, ptr %28, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr %3, align 8
  %32 = getelementptr inbounds %struct.buffer, ptr %31, i32 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = call ptr @realloc(ptr noundef %30, i64 noundef %33) #9
  %35 = load ptr, ptr %3, align 8
  %36 = getelementptr inbounds %struct.buffer, ptr %35, i32 0, i32 0
  store ptr %34, ptr %36, align 8
  br label %37

37:                                               ; preds = %18, %2
  %38 = load ptr, ptr %3, align 8
  %39 = getelementptr inbounds %struct.buffer, ptr %38, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  %41 = load ptr, ptr %3, align 8
  %42 = getelementptr inbounds %struct.buffer, ptr %41, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds i8, ptr %40, i64 %43
  %45 = load ptr, ptr %4, align 8
  %46 = load i64, ptr %5, align 8
  %47 = add i64 %46, 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %44, ptr align 1 %45, i64 %47, i1 false)
  %48 = load i64, ptr %5, align 8
  %49 = load ptr, ptr %3, align 8
  %50 = getelementptr inbounds %struct.buffer, ptr %49, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %51, %48
  store i64 %52, ptr %50, align 8
  ret void
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind }
attributes #9 = { nounwind allocsize(1) }

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
