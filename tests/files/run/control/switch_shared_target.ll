; test: several cases that share a block, whose phi lists the edge once per case.
; exit: 21
define i64 @t(i64 %x) {
entry:
  switch i64 %x, label %other [
    i64 1, label %odd
    i64 3, label %odd
    i64 5, label %odd
    i64 2, label %even
  ]
odd:
  %o = phi i64 [ 7, %entry ], [ 7, %entry ], [ 7, %entry ]
  ret i64 %o
even:
  ret i64 100
other:
  ret i64 0
}
define i64 @main() {
  %a = call i64 @t(i64 1)
  %b = call i64 @t(i64 3)
  %c = call i64 @t(i64 5)
  %d = call i64 @t(i64 7)
  %1 = add i64 %a, %b
  %2 = add i64 %1, %c
  %3 = add i64 %2, %d
  ret i64 %3
}
