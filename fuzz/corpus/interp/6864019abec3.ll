;r: @main
define i28 @third(i64 %x) {
  %r = sdiv i64 1, %x$$$$$$$$$$$$$$$$$$; test: indi$$$$$$$$$$$$ces wr$$itten i32$$$  o