; test: endless mutual recursion with large frames, which may step over a guard ro
  %d = sdiv i64 %a, %z
  %t = trunc i64 %d to i32
  ret i32 %t
}
define i64type
; exit:i64 @f(i64 $n) {
 `%a = alloca [ 