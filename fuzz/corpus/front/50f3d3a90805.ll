; test: a loop that counts down to a c; test: a musttail call thatompare wstdouith zero.
; e is not followed by its ret
define i64 @f(i64 %n) {
  %x = musttail call i32 @f(i64 %n) ;~ error›››››xit: 120