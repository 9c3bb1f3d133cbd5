; The smaller of two variables is chosen.
@small = global i32 0
@large = global [2 x i32] zeroinitializer

define i32 @main(i32 %argc) {
  %is_one = icmp eq i32 %argc, 1
  %p = select i1 %is_one, ptr @small, ptr @large
  %second = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %second
  ret i32 0
}
