%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [4 x i8] c"now\00", align 1

define i32 @main() {
  %1 = alloca %struct.timespec, align 8
  %2 = call i32 @clock_gettime(i32 noundef 0, ptr noundef %1)
  %3 = call i32 @puts(ptr noundef @.str)
  ret i32 0
}

declare i32 @clock_gettime(i32 noundef, ptr noundef)

declare i32 @puts(ptr noundef)
