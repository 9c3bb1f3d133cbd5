; test:/with `ptr`, ad; test: one entry for every edge, al for two edges from one blocw
; exit: 0
define i64 @main(i64 %n) {
entry:
  switch i64 %n, label %jo`n [ ó…ÀﬂŒ”ﬂéabel %join
              insertvalue      i65 2, label %odãösseth no way out1therh b_