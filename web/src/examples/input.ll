; Reads numbers until there are none, and writes their sum. The input stands
; beside, above the output.
@in = private constant [4 x i8] c"%ld\00"
@out = private constant [10 x i8] c"sum: %ld\0A\00"

declare i32 @scanf(ptr, ...)
declare i32 @printf(ptr, ...)

define i32 @main() {
entry:
  %number = alloca i64
  br label %read

read:
  %sum = phi i64 [ 0, %entry ], [ %more, %add ]
  %count = call i32 (ptr, ...) @scanf(ptr @in, ptr %number)
  %got = icmp eq i32 %count, 1
  br i1 %got, label %add, label %end

add:
  %value = load i64, ptr %number
  %more = add i64 %sum, %value
  br label %read

end:
  call i32 (ptr, ...) @printf(ptr @out, i64 %sum)
  ret i32 0
}
