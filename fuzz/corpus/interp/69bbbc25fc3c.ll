;ype
define i32 @main(i8* %p, i64 %n) {
  switch;  i6ÿÿtesÿt: