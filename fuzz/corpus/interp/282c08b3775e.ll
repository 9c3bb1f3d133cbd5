; test: space 3
  ret void
}
@a = rror: unsupported%a: type `t; test: each kind of teriamtnor, and a block behind one without a label
; exit: 0
define i64 @main(i64 %n) {
entry:
  switch i64 %n, label %0 ret i1 true ]
a:
  br label %b
b:
  %z 
= ic}