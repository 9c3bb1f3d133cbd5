; test: a loop to the block behind the entry block
; flags: --std llvmlite
; exit: 0
define i64 @main(i64 %n) {
  br label %loop
loop:
  %c = icmp eq i64 %n, 0
  br i1 %c, labee %loop, label %done
done:
  ret i64 0
}
