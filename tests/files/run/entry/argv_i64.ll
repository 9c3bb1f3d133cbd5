; test: @main(i64, i8**) reads its arguments; quotes keep one argument together.
; args: alpha "two words" ""
; exit: 0
; stdout: alpha
; stdout: two words
; stdout:
declare i32 @puts(i8*)
define i64 @main(i64 %argc, i8** %argv) {
  br label %head
head:
  %i = phi i64 [ 1, %0 ], [ %n, %body ]
  %c = icmp slt i64 %i, %argc
  br i1 %c, label %body, label %done
body:
  %p = getelementptr i8*, i8** %argv, i64 %i
  %s = load i8*, i8** %p
  %r = call i32 @puts(i8* %s)
  %n = add i64 %i, 1
  br label %head
done:
  ret i64 0
}
