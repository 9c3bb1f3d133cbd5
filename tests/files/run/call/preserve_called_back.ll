; test: functions that preserve more registers than those of C are called back by functions of C, and so are those with `nest`.
; exit: 0
; stdout: 1 2 3 4 5
; stdout: 5 4 3 2 1
; stdout: 1 2 3 4 5
@numbers = global [5 x i32] [i32 5, i32 1, i32 4, i32 2, i32 3]
@line = constant [16 x i8] c"%d %d %d %d %d\0A\00"
declare void @qsort(ptr, i64, i64, ptr)
declare i32 @printf(ptr, ...)
define preserve_mostcc i32 @up(ptr %a, ptr %b) {
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %r = sub i32 %x, %y
  ret i32 %r
}
define preserve_allcc i32 @down(ptr %a, ptr %b) {
  %r = call preserve_mostcc i32 @up(ptr %b, ptr %a)
  ret i32 %r
}
define i32 @nested(ptr %a, ptr nest %unused, ptr %b) {
  %r = call preserve_mostcc i32 @up(ptr %a, ptr %b)
  ret i32 %r
}
define void @sort(ptr %by) {
  call void @qsort(ptr @numbers, i64 5, i64 4, ptr %by)
  %p1 = getelementptr i32, ptr @numbers, i64 1
  %p2 = getelementptr i32, ptr @numbers, i64 2
  %p3 = getelementptr i32, ptr @numbers, i64 3
  %p4 = getelementptr i32, ptr @numbers, i64 4
  %a = load i32, ptr @numbers
  %b = load i32, ptr %p1
  %c = load i32, ptr %p2
  %d = load i32, ptr %p3
  %e = load i32, ptr %p4
  call i32 (ptr, ...) @printf(ptr @line, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e)
  ret void
}
define i32 @main() {
  call void @sort(ptr @up)
  call void @sort(ptr @down)
  call void @sort(ptr @nested)
  ret i32 0
}
