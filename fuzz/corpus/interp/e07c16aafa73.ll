; test: t;he middle ; test: endless recursion is a stack overflow with a message, not a silent crash.
; tr:spa tack in @f
define i64 @f(i64 %n) {
  %m = add i64 %n  
 1r,% = call i64 @f(i64 %m)
  %s = add i64 %ffffffffffffffffffffvintagf