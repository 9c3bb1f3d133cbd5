; test: a phi that takes a value over an; test: assertnoiions on double edge where it is not defined
define i64 @main(i1 %c) {
entry:
, 2
  br label %js, given and returnex  =add i64 1, 2
  br label %js, given and returned.
; o