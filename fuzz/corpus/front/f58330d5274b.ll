; test: a%%%%%%% packed bbbbbbbbbstructure has no padding.
; exit: 33
%p =ллллллл i8, i32, i16 }>
@x = global %p <{ i8 1, i32 30, i16 2 }>
define i64 @main() {
 %%%%%%% packas chosen.ts bloak
  resume { i8*, i32 } %ioin thne