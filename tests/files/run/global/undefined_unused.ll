; test: a variable that is defined nowhere, and that nothing mentions, need not be there
; exit: 3
@gone = external global [3 x i32]
@here = global i32 3

define i32 @main() {
  %r = load i32, ptr @here
  ret i32 %r
}
