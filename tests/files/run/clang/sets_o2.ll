; test: what clang -O2 makes of a C program: sets of characters, words, and short strings compared.
; exit: 0
; stdout: 87 427 63 -59 70011
; stdout: 360 4203 6
; stdout: 1 2 2 2 3 0
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str.1 = private unnamed_addr constant [4 x i8] c"()z\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@text = internal unnamed_addr constant [35 x i8] c"  one two\09three\0A\0A four\0D\0Afive  six \00", align 16
@names = internal unnamed_addr constant [7 x ptr] [ptr @.str.4, ptr @.str.7, ptr @.str.8, ptr @.str.5, ptr @.str.9, ptr @.str.10, ptr @.str.11], align 16
@.str.4 = private unnamed_addr constant [4 x i8] c"get\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"ge\00", align 1
@.str.6 = private unnamed_addr constant [19 x i8] c"%d %d %d %d %d %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"put\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"gets\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"\00x\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"\FFet\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"list\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr {
  br label %1

1:                                                ; preds = %0, %39
  %2 = phi i32 [ 0, %0 ], [ %15, %39 ]
  %3 = phi i32 [ -128, %0 ], [ %56, %39 ]
  %4 = phi i32 [ 0, %0 ], [ %55, %39 ]
  %5 = phi i32 [ 0, %0 ], [ %50, %39 ]
  %6 = phi i32 [ 0, %0 ], [ %41, %39 ]
  %7 = phi i32 [ 0, %0 ], [ %35, %39 ]
  %8 = phi i32 [ 0, %0 ], [ %21, %39 ]
  %9 = trunc i32 %3 to i8
  switch i8 %9, label %10 [
    i8 32, label %13
    i8 13, label %13
    i8 11, label %13
    i8 10, label %13
    i8 9, label %13
  ]

10:                                               ; preds = %1
  %11 = icmp eq i8 %9, 12
  %12 = select i1 %11, i32 %3, i32 0
  br label %13

13:                                               ; preds = %1, %1, %1, %1, %1, %10
  %14 = phi i32 [ %12, %10 ], [ %3, %1 ], [ %3, %1 ], [ %3, %1 ], [ %3, %1 ], [ %3, %1 ]
  %15 = add nsw i32 %14, %2
  switch i8 %9, label %16 [
    i8 124, label %19
    i8 47, label %19
    i8 45, label %19
    i8 43, label %19
    i8 42, label %19
  ]

16:                                               ; preds = %13
  %17 = icmp eq i8 %9, 126
  %18 = select i1 %17, i32 %3, i32 0
  br label %19

19:                                               ; preds = %13, %13, %13, %13, %13, %16
  %20 = phi i32 [ %18, %16 ], [ %3, %13 ], [ %3, %13 ], [ %3, %13 ], [ %3, %13 ], [ %3, %13 ]
  %21 = add nsw i32 %20, %8
  %22 = add i8 %9, -97
  %23 = icmp ult i8 %22, 26
  br i1 %23, label %33, label %24

24:                                               ; preds = %19
  %25 = add i8 %9, -65
  %26 = icmp ult i8 %25, 26
  %27 = icmp eq i8 %9, 95
  %28 = or i1 %27, %26
  br i1 %28, label %33, label %29

29:                                               ; preds = %24
  %30 = add i8 %9, -48
  %31 = icmp ult i8 %30, 10
  %32 = zext i1 %31 to i32
  br label %33

33:                                               ; preds = %19, %24, %29
  %34 = phi i32 [ %32, %29 ], [ 1, %19 ], [ 1, %24 ]
  %35 = add nuw nsw i32 %34, %7
  switch i8 %9, label %36 [
    i8 -1, label %39
    i8 -3, label %39
    i8 -60, label %39
  ]

36:                                               ; preds = %33
  %37 = icmp eq i8 %9, 5
  %38 = select i1 %37, i32 %3, i32 0
  br label %39

39:                                               ; preds = %33, %33, %33, %36
  %40 = phi i32 [ %38, %36 ], [ %3, %33 ], [ %3, %33 ], [ %3, %33 ]
  %41 = add nsw i32 %40, %6
  %42 = and i32 %3, 255
  %43 = zext nneg i32 %42 to i64
  %44 = icmp ugt i32 %42, 63
  %45 = shl nuw i64 1, %43
  %46 = and i64 %45, 8070639648247906304
  %47 = icmp eq i64 %46, 0
  %48 = select i1 %44, i1 true, i1 %47
  %49 = select i1 %48, i32 0, i32 %3
  %50 = add nsw i32 %49, %5
  %51 = tail call ptr @memchr(ptr nonnull dereferenceable(1) @.str.1, i32 %3, i64 4)
  %52 = icmp eq ptr %51, null
  %53 = add nsw i32 %3, 1000
  %54 = select i1 %52, i32 0, i32 %53
  %55 = add nsw i32 %54, %4
  %56 = add nsw i32 %3, 1
  %57 = icmp eq i32 %56, 128
  br i1 %57, label %89, label %1

58:                                               ; preds = %101
  %59 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %15, i32 noundef %21, i32 noundef %35, i32 noundef %41, i32 noundef %103)
  br label %60

60:                                               ; preds = %81, %58
  %61 = phi i64 [ 0, %58 ], [ %85, %81 ]
  %62 = phi i32 [ 1, %58 ], [ %82, %81 ]
  %63 = phi i32 [ 0, %58 ], [ %84, %81 ]
  %64 = getelementptr inbounds i8, ptr @text, i64 %61
  %65 = load i8, ptr %64, align 2
  switch i8 %65, label %66 [
    i8 32, label %70
    i8 13, label %70
    i8 11, label %70
    i8 10, label %70
    i8 9, label %70
  ]

66:                                               ; preds = %60
  %67 = icmp eq i8 %65, 12
  %68 = zext i1 %67 to i32
  %69 = select i1 %67, i32 0, i32 %62
  br label %70

70:                                               ; preds = %66, %60, %60, %60, %60, %60
  %71 = phi i32 [ 1, %60 ], [ 1, %60 ], [ 1, %60 ], [ 1, %60 ], [ 1, %60 ], [ %68, %66 ]
  %72 = phi i32 [ 0, %60 ], [ 0, %60 ], [ 0, %60 ], [ 0, %60 ], [ 0, %60 ], [ %69, %66 ]
  %73 = add nuw nsw i32 %72, %63
  %74 = or disjoint i64 %61, 1
  %75 = getelementptr inbounds i8, ptr @text, i64 %74
  %76 = load i8, ptr %75, align 1
  switch i8 %76, label %77 [
    i8 32, label %81
    i8 13, label %81
    i8 11, label %81
    i8 10, label %81
    i8 9, label %81
  ]

77:                                               ; preds = %70
  %78 = icmp eq i8 %76, 12
  %79 = zext i1 %78 to i32
  %80 = select i1 %78, i32 0, i32 %71
  br label %81

81:                                               ; preds = %77, %70, %70, %70, %70, %70
  %82 = phi i32 [ 1, %70 ], [ 1, %70 ], [ 1, %70 ], [ 1, %70 ], [ 1, %70 ], [ %79, %77 ]
  %83 = phi i32 [ 0, %70 ], [ 0, %70 ], [ 0, %70 ], [ 0, %70 ], [ 0, %70 ], [ %80, %77 ]
  %84 = add nuw nsw i32 %83, %73
  %85 = add nuw nsw i64 %61, 2
  %86 = icmp eq i64 %85, 34
  br i1 %86, label %87, label %60

87:                                               ; preds = %81
  %88 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %50, i32 noundef %55, i32 noundef %84)
  br label %116

89:                                               ; preds = %39, %110
  %90 = phi i32 [ %113, %110 ], [ -5, %39 ]
  %91 = phi i32 [ %112, %110 ], [ 0, %39 ]
  switch i32 %90, label %92 [
    i32 70000, label %93
    i32 9, label %93
    i32 3, label %93
  ]

92:                                               ; preds = %89
  br label %93

93:                                               ; preds = %89, %89, %89, %92
  %94 = phi i32 [ 0, %89 ], [ 1, %92 ], [ 0, %89 ], [ 0, %89 ]
  %95 = add nuw nsw i32 %94, %91
  switch i32 %90, label %96 [
    i32 69999, label %97
    i32 8, label %97
    i32 2, label %97
  ]

96:                                               ; preds = %93
  br label %97

97:                                               ; preds = %96, %93, %93, %93
  %98 = phi i32 [ 0, %93 ], [ 1, %96 ], [ 0, %93 ], [ 0, %93 ]
  %99 = add nuw nsw i32 %98, %95
  switch i32 %90, label %100 [
    i32 69998, label %101
    i32 7, label %101
    i32 1, label %101
  ]

100:                                              ; preds = %97
  br label %101

101:                                              ; preds = %100, %97, %97, %97
  %102 = phi i32 [ 0, %97 ], [ 1, %100 ], [ 0, %97 ], [ 0, %97 ]
  %103 = add nuw nsw i32 %102, %99
  %104 = add nsw i32 %90, 3
  %105 = icmp eq i32 %104, 70010
  br i1 %105, label %58, label %106

106:                                              ; preds = %101
  switch i32 %90, label %107 [
    i32 69997, label %110
    i32 6, label %110
    i32 0, label %110
  ]

107:                                              ; preds = %106
  %108 = icmp ne i32 %104, -2
  %109 = zext i1 %108 to i32
  br label %110

110:                                              ; preds = %107, %106, %106, %106
  %111 = phi i32 [ 0, %106 ], [ %109, %107 ], [ 0, %106 ], [ 0, %106 ]
  %112 = add nuw nsw i32 %111, %103
  %113 = add nsw i32 %90, 4
  br label %89

114:                                              ; preds = %146
  %115 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %128, i32 noundef %130, i32 noundef %150, i32 noundef %154, i32 noundef %158, i32 noundef 0)
  ret i32 0

116:                                              ; preds = %87, %146
  %117 = phi i64 [ 0, %87 ], [ %159, %146 ]
  %118 = phi i32 [ 0, %87 ], [ %158, %146 ]
  %119 = phi i32 [ 0, %87 ], [ %154, %146 ]
  %120 = phi i32 [ 0, %87 ], [ %150, %146 ]
  %121 = phi i32 [ 0, %87 ], [ %130, %146 ]
  %122 = phi i32 [ 0, %87 ], [ %128, %146 ]
  %123 = getelementptr inbounds [7 x ptr], ptr @names, i64 0, i64 %117
  %124 = load ptr, ptr %123, align 8
  %125 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %124, ptr noundef nonnull dereferenceable(4) @.str.4)
  %126 = icmp eq i32 %125, 0
  %127 = zext i1 %126 to i32
  %128 = add nuw nsw i32 %122, %127
  %129 = lshr i32 %125, 31
  %130 = add nuw nsw i32 %129, %121
  %131 = load i8, ptr %124, align 1
  %132 = zext i8 %131 to i32
  %133 = add nsw i32 %132, -103
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %146

135:                                              ; preds = %116
  %136 = getelementptr inbounds i8, ptr %124, i64 1
  %137 = load i8, ptr %136, align 1
  %138 = zext i8 %137 to i32
  %139 = add nsw i32 %138, -101
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %146

141:                                              ; preds = %135
  %142 = getelementptr inbounds i8, ptr %124, i64 2
  %143 = load i8, ptr %142, align 1
  %144 = zext i8 %143 to i32
  %145 = add nsw i32 %144, -116
  br label %146

146:                                              ; preds = %116, %135, %141
  %147 = phi i32 [ %133, %116 ], [ %139, %135 ], [ %145, %141 ]
  %148 = icmp eq i32 %147, 0
  %149 = zext i1 %148 to i32
  %150 = add nuw nsw i32 %120, %149
  %151 = tail call i32 @strncmp(ptr noundef nonnull dereferenceable(4) @.str.4, ptr noundef nonnull dereferenceable(1) %124, i64 noundef 4)
  %152 = icmp sgt i32 %151, 0
  %153 = zext i1 %152 to i32
  %154 = add nuw nsw i32 %119, %153
  %155 = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(2) %124, ptr noundef nonnull dereferenceable(2) @.str.5, i64 2)
  %156 = icmp eq i32 %155, 0
  %157 = zext i1 %156 to i32
  %158 = add nuw nsw i32 %118, %157
  %159 = add nuw nsw i64 %117, 1
  %160 = icmp eq i64 %159, 7
  br i1 %160, label %114, label %116
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strncmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr



