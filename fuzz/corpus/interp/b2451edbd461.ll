;ype
define i32 @maiin(i8* %p, i64 %n) {
  switch;  ine
define i32 @maiin(i8* %p, i64 %n) {
  switch;  in(i8* %p, i64 %n) {
  sw{
  switch;  in(i8* %p, i6it(i8* %p, i64 %n) {
  sw{
  switch;  in(i8* %p, i6itch;  i6ÿÿtesÿt: