@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define noundef i32 @main() {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  br label %7

3:
  %4 = load ptr, ptr %1, align 8
  %5 = load i32, ptr %4, align 4
  %6 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1)
  ret i32 0

7:
  %8 = phi i32 [ 0, %0 ], [ %9, %7 ]
  call fastcc void @set(ptr noundef nonnull %2, i32 noundef %8)
  call fastcc void @keep(ptr noundef nonnull %1, ptr noundef nonnull %2)
  %9 = add nuw nsw i32 %8, 1
  %10 = icmp eq i32 %9, 3
  br i1 %10, label %3, label %7
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

define internal fastcc void @set(ptr nocapture noundef writeonly %0, i32 noundef %1) unnamed_addr {
  store i32 %1, ptr %0, align 4
  ret void
}

define internal fastcc void @keep(ptr nocapture noundef writeonly %0, ptr noundef %1) unnamed_addr {
  store ptr %1, ptr %0, align 8
  ret void
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare noundef i32 @printf(ptr nocapture noundef readonly, ...)
