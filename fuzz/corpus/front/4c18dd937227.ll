; test: returns that do not fit the signature
; flags: --std0
define i64 @main(i64 %n) {
entry:
  switch i64 %n, label %join [ i64 1, label %join
                 i8*
e%d pfine i64 @f(i8*,2, label %other ]
o nutl