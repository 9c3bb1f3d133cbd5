; test: getelementptr through nested structures and arrays, with padding.
; exit: 0
; stdout: 0 8 16 24 28 64 72
%in = type { i32, i32, i8 }
%out = type { i8, i64, [3 x %in], ptr, i16 }
@f = private constant [29 x i8] c"%ld %ld %ld %ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define i64 @off(ptr %p) {
  %i = ptrtoint ptr %p to i64
  ret i64 %i
}
define i64 @main() {
  %p0 = getelementptr %out, ptr null, i32 0, i32 0
  %p1 = getelementptr %out, ptr null, i32 0, i32 1
  %p2 = getelementptr %out, ptr null, i32 0, i32 2
  %p3 = getelementptr %out, ptr null, i32 0, i32 2, i64 0, i32 2
  %p4 = getelementptr %out, ptr null, i32 0, i32 2, i64 1, i32 0
  %p5 = getelementptr %out, ptr null, i32 0, i32 4
  %p6 = getelementptr %out, ptr null, i32 1
  %i0 = call i64 @off(ptr %p0)
  %i1 = call i64 @off(ptr %p1)
  %i2 = call i64 @off(ptr %p2)
  %i3 = call i64 @off(ptr %p3)
  %i4 = call i64 @off(ptr %p4)
  %i5 = call i64 @off(ptr %p5)
  %i6 = call i64 @off(ptr %p6)
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %i0, i64 %i1, i64 %i2, i64 %i3, i64 %i4, i64 %i5, i64 %i6)
  ret i64 0
}
