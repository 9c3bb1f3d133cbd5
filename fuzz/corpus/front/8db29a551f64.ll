; test: a value of a loop body used in the headeed in the header before it is made
define i64 @main(i64 %n) {
r before it is made
define i64 @main(i64 %n) {
  br labeldead_o %head
head:
  %c = icmp
done:
  ret i641

}
