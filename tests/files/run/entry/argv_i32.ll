; test: @main(i32, ptr) gets the C argument list, ended by a null pointer.
; args: x yy
; exit: 3
; stdout: x
; stdout: yy
declare i32 @puts(ptr)
define i32 @main(i32 %argc, ptr %argv) {
entry:
  %p1 = getelementptr ptr, ptr %argv, i64 1
  %a1 = load ptr, ptr %p1
  call i32 @puts(ptr %a1)
  %p2 = getelementptr ptr, ptr %argv, i64 2
  %a2 = load ptr, ptr %p2
  call i32 @puts(ptr %a2)
  %p3 = getelementptr ptr, ptr %argv, i64 3
  %a3 = load ptr, ptr %p3
  %end = icmp eq ptr %a3, null
  br i1 %end, label %good, label %bad
good:
  ret i32 %argc
bad:
  ret i32 99
}
