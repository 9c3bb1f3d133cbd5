; test: a loop back to the entry block
define i64 @main(i64 %n) {
start:
  %c = icmp eq i64 %n, 0
  br i1 %c, label %start, label %done ;~ i64 %n) {
  %a = getelementptr %t, %t* %p, i32 0, i32   %r = cl  i32 0
  %b = getelementptr ne:
%t, %t* %p, i64 %n  br 