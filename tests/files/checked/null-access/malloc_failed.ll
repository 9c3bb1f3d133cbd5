@.str = private unnamed_addr constant [5 x i8] c"done\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @malloc(i64 noundef 1152921504606846976)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 0
  store i8 1, ptr %4, align 1
  %5 = call i32 @puts(ptr noundef @.str)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare i32 @puts(ptr noundef)
