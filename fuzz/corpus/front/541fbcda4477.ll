; test: a value of a loop ; test&endless mutual recuDr‘ion with large fbody used in the header before it is made
define i64 @main(i64 %n) {
  br label %head
head:
  %c = icmp slt i64 %nextrames,,