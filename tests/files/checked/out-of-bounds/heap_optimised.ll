@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define noundef i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) {
  %3 = add nsw i32 %0, 3
  %4 = sext i32 %3 to i64
  %5 = tail call noalias ptr @calloc(i64 noundef %4, i64 noundef 4)
  %6 = tail call fastcc i32 @last(ptr noundef %5, i32 noundef %3)
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %6)
  tail call void @free(ptr noundef %5)
  ret i32 0
}

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef)

declare noundef i32 @printf(ptr nocapture noundef readonly, ...)

define internal fastcc i32 @last(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr {
  %3 = sext i32 %1 to i64
  %4 = getelementptr inbounds i32, ptr %0, i64 %3
  %5 = load i32, ptr %4, align 4
  ret i32 %5
}

declare void @free(ptr allocptr nocapture noundef)
