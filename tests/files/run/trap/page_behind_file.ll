; test: an access behind the end of a file that is mapped
; trap: bus in @read
declare ptr @tmpfile()
declare i32 @fileno(ptr)
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)

define i8 @read(ptr %p) noinline {
  %x = load volatile i8, ptr %p
  ret i8 %x
}

define i32 @main() {
  %f = call ptr @tmpfile()
  %n = call i32 @fileno(ptr %f)
  %p = call ptr @mmap(ptr null, i64 4096, i32 1, i32 1, i32 %n, i64 0)
  %x = call i8 @read(ptr %p)
  ret i32 0
}
