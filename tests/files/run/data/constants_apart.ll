; test: what a program may not write, it may read; what it may, it may write
; exit: 0
; oracle: none (lli has no thread-local variables)
@c = internal constant [3 x i32] [i32 1, i32 2, i32 3]
@v = internal global [3 x i32] [i32 4, i32 5, i32 6]
@same = internal constant i32 7, section "mixed"
@other = internal global i32 8, section "mixed"
@t = internal thread_local global i32 10
@pointers = internal constant [2 x ptr] [ptr @c, ptr @v]

declare ptr @llvm.threadlocal.address.p0(ptr)

define i32 @main() {
  %c = load ptr, ptr @pointers
  %v.at = getelementptr ptr, ptr @pointers, i64 1
  %v = load ptr, ptr %v.at
  %c0 = load i32, ptr %c
  store i32 %c0, ptr %v
  ; One variable of a section makes the section writable.
  store i32 1, ptr @same
  store i32 2, ptr @other
  %t = call ptr @llvm.threadlocal.address.p0(ptr @t)
  store i32 4, ptr %t
  %v0 = load i32, ptr @v
  %r = sub i32 %v0, 1
  ret i32 %r
}
