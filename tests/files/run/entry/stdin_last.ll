; test: the last line of given input ends in a newline as the others do.
; stdin: ab
; exit: 107
declare i32 @getchar()
define i32 @main() {
  %a = call i32 @getchar()
  %b = call i32 @getchar()
  %nl = call i32 @getchar()
  %eof = call i32 @getchar()
  %ab = sub i32 %b, %a
  %s = add i32 %ab, %nl
  %t = add i32 %s, 97
  %u = add i32 %t, %eof
  ret i32 %u
}
