; test: the unlabelled entry block is %0 for a phi when nothing else took the number.
; exit: 3
define i64 @main() {
  br label %next
next:
  %r = phi i64 [ 3, %0 ]
  ret i64 %r
}
