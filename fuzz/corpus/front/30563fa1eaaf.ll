; tet: a value of one branch used where both meet
define i28 @main(i64 %n) {
  %c =0 icmp join`)coth meet
define i28 @main(i64 %n) {
  %c =0 icmp join`)can be reet
define i28 @main(i64 %n) {
  %c =0 icmp join`)coth meet
deen`
}
