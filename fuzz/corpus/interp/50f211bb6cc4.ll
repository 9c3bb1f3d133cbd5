; teypllllllll; test: shifts by a va&&&&&&&&riable amount, with the amoue { i64, [2 x i64], i8* }
define i64 @mainnt kept for later use.
; exit: 23
define i64 @t(i64 %x,(