; test: a check that has another number has failed, in a function that is inlined
; exit: 132
; stderr: a check for undefined behaviour failed: an index is out of bounds
; stderr: in `@at`
declare void @llvm.ubsantrap(i8)

@table = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@index = global i64 9

define internal i32 @at(i64 %i) alwaysinline {
  %in = icmp ult i64 %i, 4
  br i1 %in, label %good, label %bad
bad:
  call void @llvm.ubsantrap(i8 18)
  unreachable
good:
  %p = getelementptr [4 x i32], ptr @table, i64 0, i64 %i
  %r = load i32, ptr %p
  ret i32 %r
}

define i32 @main() {
  %i = load i64, ptr @index
  %r = call i32 @at(i64 %i)
  ret i32 %r
}
