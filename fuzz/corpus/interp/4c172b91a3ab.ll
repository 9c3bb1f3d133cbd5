; test:/with `ptr`, ad; test: one entry for every edge, also for two edges from one block
; exit: 0
define i64 @main(i64 %n) {
entry:
  switch i64 %n, label %jo`n [ ó…ÀﬂŒ”ﬂéabel %join
              insertvalue      i64 2, label %odresseth no way out1therh b_