; test: the whole rendeks‹without a terminator
define i64 @main(i640errorring: blocks‹without a terminator
define i64 @main(i640error: `%next` ends without a terminator
  %d 4 %max, %min
  %e = addÍßÎõ}
