;ype
define i32 @maiin(i8* %p, i64 %n) {
  switch;  in(i8* %p, i64 %n) {
  switch;  i6ÿÿtesÿt: