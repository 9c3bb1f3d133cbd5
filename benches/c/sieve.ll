; test: The sieve of Eratosthenes over bytes.
; args: 6
; stdout: sieve 11398
; exit: 0
; Written by benches/programs.py from sieve.c.

; ModuleID = 'sieve.c'
source_filename = "sieve.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@composite = internal global [16385 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [12 x i8] c"sieve %llu\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
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
  %20 = call i64 @atol(ptr noundef %19) #3
  br label %22

21:                                               ; preds = %2
  br label %22

22:                                               ; preds = %21, %16
  %23 = phi i64 [ %20, %16 ], [ 50, %21 ]
  store i64 %23, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  br label %24

24:                                               ; preds = %83, %22
  %25 = load i64, ptr %8, align 8
  %26 = load i64, ptr %6, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %86

28:                                               ; preds = %24
  %29 = load i64, ptr %8, align 8
  %30 = and i64 %29, 255
  %31 = trunc i64 %30 to i32
  %32 = sub nsw i32 16384, %31
  store i32 %32, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 2, ptr %11, align 4
  br label %33

33:                                               ; preds = %41, %28
  %34 = load i32, ptr %11, align 4
  %35 = load i32, ptr %9, align 4
  %36 = icmp sle i32 %34, %35
  br i1 %36, label %37, label %44

37:                                               ; preds = %33
  %38 = load i32, ptr %11, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [16385 x i8], ptr @composite, i64 0, i64 %39
  store i8 0, ptr %40, align 1
  br label %41

41:                                               ; preds = %37
  %42 = load i32, ptr %11, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %11, align 4
  br label %33, !llvm.loop !6

44:                                               ; preds = %33
  store i32 2, ptr %12, align 4
  br label %45

45:                                               ; preds = %75, %44
  %46 = load i32, ptr %12, align 4
  %47 = load i32, ptr %9, align 4
  %48 = icmp sle i32 %46, %47
  br i1 %48, label %49, label %78

49:                                               ; preds = %45
  %50 = load i32, ptr %12, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [16385 x i8], ptr @composite, i64 0, i64 %51
  %53 = load i8, ptr %52, align 1
  %54 = icmp ne i8 %53, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %49
  br label %75

56:                                               ; preds = %49
  %57 = load i32, ptr %10, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %10, align 4
  %59 = load i32, ptr %12, align 4
  %60 = load i32, ptr %12, align 4
  %61 = add nsw i32 %59, %60
  store i32 %61, ptr %13, align 4
  br label %62

62:                                               ; preds = %70, %56
  %63 = load i32, ptr %13, align 4
  %64 = load i32, ptr %9, align 4
  %65 = icmp sle i32 %63, %64
  br i1 %65, label %66, label %74

66:                                               ; preds = %62
  %67 = load i32, ptr %13, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [16385 x i8], ptr @composite, i64 0, i64 %68
  store i8 1, ptr %69, align 1
  br label %70

70:                                               ; preds = %66
  %71 = load i32, ptr %12, align 4
  %72 = load i32, ptr %13, align 4
  %73 = add nsw i32 %72, %71
  store i32 %73, ptr %13, align 4
  br label %62, !llvm.loop !8

74:                                               ; preds = %62
  br label %75

75:                                               ; preds = %74, %55
  %76 = load i32, ptr %12, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %12, align 4
  br label %45, !llvm.loop !9

78:                                               ; preds = %45
  %79 = load i32, ptr %10, align 4
  %80 = sext i32 %79 to i64
  %81 = load i64, ptr %7, align 8
  %82 = add i64 %81, %80
  store i64 %82, ptr %7, align 8
  br label %83

83:                                               ; preds = %78
  %84 = load i64, ptr %8, align 8
  %85 = add nsw i64 %84, 1
  store i64 %85, ptr %8, align 8
  br label %24, !llvm.loop !10

86:                                               ; preds = %24
  %87 = load i64, ptr %7, align 8
  %88 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %87)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #2

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(read) }

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
