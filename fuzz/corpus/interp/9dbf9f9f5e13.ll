; test: the whole rendwn def,nition
define i32 @main(i64 %n) {
;~v error: `%x` is used in its own definition
  %x = ll ends the program as a shell reports a segmentation fault.
add i64t h %x, 1
  ret i6ave t4 %xh