@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"one\00", align 1

define noundef i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) {
  %3 = add nsw i32 %0, 2
  %4 = tail call fastcc ptr @make(i32 noundef %3)
  %5 = tail call fastcc i32 @count(ptr noundef %4, i32 noundef %3)
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %5)
  tail call void @free(ptr noundef %4)
  ret i32 0
}

define internal fastcc noalias noundef ptr @make(i32 noundef %0) unnamed_addr {
  %2 = sext i32 %0 to i64
  %3 = shl nsw i64 %2, 2
  %4 = tail call noalias ptr @malloc(i64 noundef %3)
  store i32 1, ptr %4, align 4
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %11

6:
  %7 = getelementptr i8, ptr %4, i64 4
  %8 = add nsw i32 %0, -1
  %9 = zext nneg i32 %8 to i64
  %10 = shl nuw nsw i64 %9, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 %10, i1 false)
  br label %11

11:
  ret ptr %4
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...)

define internal fastcc i32 @count(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:
  %5 = zext nneg i32 %1 to i64
  br label %8

6:
  %7 = phi i32 [ 0, %2 ], [ %18, %17 ]
  ret i32 %7

8:
  %9 = phi i64 [ 0, %4 ], [ %19, %17 ]
  %10 = phi i32 [ 0, %4 ], [ %18, %17 ]
  %11 = getelementptr inbounds i32, ptr %0, i64 %9
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 1
  br i1 %13, label %14, label %17

14:
  %15 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.1)
  %16 = add nsw i32 %10, 1
  br label %17

17:
  %18 = phi i32 [ %16, %14 ], [ %10, %8 ]
  %19 = add nuw nsw i64 %9, 1
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %6, label %8
}

declare void @free(ptr allocptr nocapture noundef)

declare noalias noundef ptr @malloc(i64 noundef)

declare noundef i32 @puts(ptr nocapture noundef readonly)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
