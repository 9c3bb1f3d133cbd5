; test: where the C library finds that it cannot go on, it says why, and that is a trap
; trap: abort in @main
; stderr: free(): double free detected
declare ptr @malloc(i64)
declare void @free(ptr)

define i32 @main() {
  %p = call ptr @malloc(i64 100)
  call void @free(ptr %p)
  call void @free(ptr %p)
  ret i32 0
}
