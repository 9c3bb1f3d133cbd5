%struct.record = type { [4 x i8] }

@.str = private unnamed_addr constant [6 x i8] c"%.4s\0A\00", align 1
@records = internal global [1 x %struct.record] [%struct.record { [4 x i8] c"ABCD" }], align 1

define i32 @main() {
  %1 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef @records)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)
