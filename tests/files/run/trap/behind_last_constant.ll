; test: no variable is behind the constants, and no constant behind the variables
; trap: address in @write
; oracle: none (lli's memory is writable there)
@g = global [4 x i8] zeroinitializer
@format = internal constant [16 x i8] c"the answer: %d\0A\00"
declare i32 @printf(ptr, ...)

define void @write(i64 %i) noinline {
  %p = getelementptr i8, ptr @g, i64 %i
  store volatile i8 120, ptr %p
  ret void
}

define i32 @main() {
  %n = call i32 (ptr, ...) @printf(ptr @format, i32 42)
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %i1, %loop ]
  call void @write(i64 %i)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 64
  br i1 %more, label %loop, label %done
done:
  ret i32 0
}
; stdout: the answer: 42
