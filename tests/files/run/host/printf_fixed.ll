; test: printf declared with a fixed parameter list works just as well.
; exit: 0
; stdout: 1 and 2
@f = global [13 x i8] c"%ld and %ld\0A\00"
declare i64 @printf(i8*, i64, i64)
define i64 @main() {
  %p = getelementptr [13 x i8], [13 x i8]* @f, i32 0, i32 0
  %r = call i64 @printf(i8* %p, i64 1, i64 2)
  ret i64 0
}
