; test: the heap of the C library is not needed to tell of a trap in it
; trap: abort in @main
; oracle: none (lli itself does not survive it)
; stderr: malloc(): 
declare ptr @malloc(i64)

define i32 @main() {
  %p = call ptr @malloc(i64 1000)
  %header = getelementptr i8, ptr %p, i64 1000
  call void @llvm.memset.p0.i64(ptr %header, i8 1, i64 64, i1 false)
  %q = call ptr @malloc(i64 4000000000)
  %r = call ptr @malloc(i64 100000)
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
