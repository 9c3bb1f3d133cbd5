; test: each kind of terminator, and a block behind one without a label
; exit: 0
define i64 @main(i64 %n) {
entry:
  switch i64 %n, label %a [ i64 1, label %b
                            i64 2, label %c ]
a:
  br label %b
b:
  %z = icmp eq i64 %n, 7
  br i1 %z, label %c, label %d
c:
  ret i64 0
  ret i64 1
d:
  unreachable
}
