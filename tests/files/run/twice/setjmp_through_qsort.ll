; test: longjmp out of a callback of C, and then the program calls on and traps where it should
; stdout: jumped 3 times
; trap: divide in @divide
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
declare void @qsort(ptr, i64, i64, ptr)
declare i32 @printf(ptr, ...)
declare i32 @fflush(ptr)

@buf = global [25 x i64] zeroinitializer
@data = global [4 x i32] [i32 4, i32 3, i32 2, i32 1]
@text = constant [17 x i8] c"jumped %d times\0A\00"
@count = global i32 0

define i32 @compare(ptr %a, ptr %b) {
  %n = load i32, ptr @count
  %n1 = add i32 %n, 1
  store i32 %n1, ptr @count
  call void @longjmp(ptr @buf, i32 %n1)
  unreachable
}

define i32 @divide(i32 %a, i32 %b) {
  %q = sdiv i32 %a, %b
  ret i32 %q
}

define i32 @main() {
  %r = call i32 @_setjmp(ptr @buf) returns_twice
  %go = icmp slt i32 %r, 3
  br i1 %go, label %sort, label %end
sort:
  call void @qsort(ptr @data, i64 4, i64 4, ptr @compare)
  br label %end
end:
  call i32 (ptr, ...) @printf(ptr @text, i32 %r)
  call i32 @fflush(ptr null)
  %q = call i32 @divide(i32 %r, i32 0)
  ret i32 %q
}
