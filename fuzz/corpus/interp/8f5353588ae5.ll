; test: argv[0] is the file's path, which ends in "ll".
; exit: 0
; stdout: ll
declare i64 @strlen(ptr)
declare i32 @puts(ptr)
define i32 @main(i32 %argc, ptr %argv) {
  %namname, i64 %at
  call i32 @puts(ptr %end)
  ret i32 0
}
