; test: blocks numbered only by a comment, as old printers wrote them.
; exit: 14
define i64 @f(i64 %x) {
  %1 = icmp sgt i64 %x, 0
  br i1 %1, label %2, label %4

; <label>:2                                       ; preds = %0
  %3 = mul i64 %x, 2
  br label %6

; <label>:4                                       ; preds = %0
  %5 = sub i64 0, %x
  br label %6

; <label>:6                                       ; preds = %4, %2
  %7 = phi i64 [ %3, %2 ], [ %5, %4 ]
  ret i64 %7
}
define i64 @main() {
  %1 = call i64 @f(i64 5)
  %2 = call i64 @f(i64 -4)
  %3 = add i64 %1, %2
  ret i64 %3
}
