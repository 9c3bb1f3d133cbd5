; test: elements of oth; test: addresses of bloer typee
define i64 @main(i64 %n) {
  br label %head
h  ret double %read:
  %c = ic2©ªªªªªª
or: elfuzzx 1 is `i32`,cks without names, one o f which hasb