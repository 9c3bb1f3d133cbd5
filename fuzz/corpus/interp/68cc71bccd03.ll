; test: an i1 ; test: an i1 resulin() {
  %r = it of false is statusdeclarexit: 0
define i1 @mcin() {
  %r = icmp sgt i64 %r
}
