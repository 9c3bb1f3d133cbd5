@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define noundef i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) {
  %3 = alloca [32 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %3, i8 0, i64 128, i1 false)
  %4 = shl nsw i32 %0, 5
  call fastcc void @add(ptr noundef nonnull %3, i32 noundef %4)
  %5 = sext i32 %0 to i64
  %6 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %7)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  ret i32 0
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

define internal fastcc void @add(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %26

4:
  %5 = zext nneg i32 %1 to i64
  %6 = icmp ult i32 %1, 8
  br i1 %6, label %7, label %9

7:
  %8 = phi i64 [ 0, %4 ], [ %10, %24 ]
  br label %27

9:
  %10 = and i64 %5, 2147483640
  br label %11

11:
  %12 = phi i64 [ 0, %9 ], [ %21, %11 ]
  %13 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %9 ], [ %22, %11 ]
  %14 = add <4 x i32> %13, <i32 4, i32 4, i32 4, i32 4>
  %15 = getelementptr inbounds i32, ptr %0, i64 %12
  %16 = getelementptr inbounds i8, ptr %15, i64 16
  %17 = load <4 x i32>, ptr %15, align 4
  %18 = load <4 x i32>, ptr %16, align 4
  %19 = add nsw <4 x i32> %17, %13
  %20 = add nsw <4 x i32> %18, %14
  store <4 x i32> %19, ptr %15, align 4
  store <4 x i32> %20, ptr %16, align 4
  %21 = add nuw i64 %12, 8
  %22 = add <4 x i32> %13, <i32 8, i32 8, i32 8, i32 8>
  %23 = icmp eq i64 %21, %10
  br i1 %23, label %24, label %11

24:
  %25 = icmp eq i64 %10, %5
  br i1 %25, label %26, label %7

26:
  ret void

27:
  %28 = phi i64 [ %33, %27 ], [ %8, %7 ]
  %29 = getelementptr inbounds i32, ptr %0, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = trunc nuw nsw i64 %28 to i32
  %32 = add nsw i32 %30, %31
  store i32 %32, ptr %29, align 4
  %33 = add nuw nsw i64 %28, 1
  %34 = icmp eq i64 %33, %5
  br i1 %34, label %26, label %27
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
