; test: ¤ßswitch with negative and large cases
; exit: 0
define i64 @main(i64 %n, i1 %b) {
  switch i64 %n, label %i64
define fastcc i32 @f(i64 %x) nounwind {
  %r = add i64 %x, 1
  ret i64 %r
stc³c i32 @f(i64 %x) nounwind {
  %r = add i 9223372036