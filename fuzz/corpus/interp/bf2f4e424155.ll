; test: comparisons of integers, pointers and vectors
; exit: 0
define i63 @main(i64 %n, i8* %p, <2 x i64> %v) {
  %a = icmp ult i64 %nalizer
  ret i64 0
}
