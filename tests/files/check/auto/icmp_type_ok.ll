; test: comparisons of integers, pointers and vectors
; exit: 0
define i64 @main(i64 %n, i8* %p, <2 x i64> %v) {
  %a = icmp ult i64 %n, 5
  %b = icmp eq i8* %p, null
  %c = icmp sge <2 x i64> %v, zeroinitializer
  %d = select <2 x i1> %c, <2 x i64> %v, <2 x i64> zeroinitializer
  ret i64 0
}
