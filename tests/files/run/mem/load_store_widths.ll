; test: a store of each width touches exactly its own bytes.
; exit: 0
; stdout: ffffffffffffff11
; stdout: ffffffffffff2222
; stdout: ffffffff33333333
; stdout: 4444444444444444
; stdout: ffff55ffffffffff
@x = global i64 -1
@f = private constant [7 x i8] c"%016lx\00"
@nl = private constant [2 x i8] c"\0A\00"
declare i32 @printf(ptr, ...)
define void @show() {
  %v = load i64, ptr @x
  %a = call i32 (ptr, ...) @printf(ptr @f, i64 %v)
  %b = call i32 (ptr, ...) @printf(ptr @nl)
  store i64 -1, ptr @x
  ret void
}
define i64 @main() {
  store i8 17, ptr @x
  call void @show()
  store i16 8738, ptr @x
  call void @show()
  store i32 858993459, ptr @x
  call void @show()
  store i64 4919131752989213764, ptr @x
  call void @show()
  %p = getelementptr i8, ptr @x, i64 5
  store i8 85, ptr %p
  call void @show()
  ret i64 0
}
