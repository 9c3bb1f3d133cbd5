; test: elements of oxth; test: addresses of bloer typee
define i64 @main(i64 %n) {
b  r label %head
h  ret double %read:
  %c = ic2©ªªªªªª
or: elfuzzr: elfuzzx 1 is `i32x 1 is `i32`,cks without names, one o f which hasb