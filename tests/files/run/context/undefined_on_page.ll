; test: a call of an undefined function is reported on a stack of a page, below which nothing is mapped.
; exit: 127
; stdout: before
; stderr: the undefined function `@nowhere` was called
; oracle: none (lli does not start it)
%context = type [968 x i8]
@self = global %context zeroinitializer, align 16
@back = global %context zeroinitializer, align 16
@text = constant [7 x i8] c"before\0A"
declare i32 @getcontext(ptr)
declare void @makecontext(ptr, ptr, i32, ...)
declare i32 @swapcontext(ptr, ptr)
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare i32 @mprotect(ptr, i64, i32)
declare i64 @write(i32, ptr, i64)
declare i32 @nowhere(i32)
define void @body() {
  call i64 @write(i32 1, ptr @text, i64 7)
  %r = call i32 @nowhere(i32 3)
  ret void
}
define i32 @main() {
  ; private and anonymous
  %pages = call ptr @mmap(ptr null, i64 8192, i32 3, i32 34, i32 -1, i64 0)
  call i32 @mprotect(ptr %pages, i64 4096, i32 0)
  %stack = getelementptr i8, ptr %pages, i64 4096
  call i32 @getcontext(ptr @self)
  ; uc_link, ss_sp and ss_size
  store ptr @back, ptr getelementptr (i8, ptr @self, i64 8)
  store ptr %stack, ptr getelementptr (i8, ptr @self, i64 16)
  store i64 4096, ptr getelementptr (i8, ptr @self, i64 32)
  call void (ptr, ptr, i32, ...) @makecontext(ptr @self, ptr @body, i32 0)
  call i32 @swapcontext(ptr @back, ptr @self)
  ret i32 0
}
