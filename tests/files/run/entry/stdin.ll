; test: a program reads standard input through the C library.
; stdin: first line
; stdin: second
; exit: 17
; stdout: FIRST LINE
; stdout: SECOND
declare i32 @getchar()
declare i32 @putchar(i32)
declare i32 @toupper(i32)
define i32 @main() {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %n1, %put ]
  %c = call i32 @getchar()
  %eof = icmp slt i32 %c, 0
  br i1 %eof, label %end, label %put
put:
  %u = call i32 @toupper(i32 %c)
  %x = call i32 @putchar(i32 %u)
  %n1 = add nsw i32 %n, 1
  br label %loop
end:
  %r = sub i32 %n, 1
  ret i32 %r
}
