%op = type int (it)
%table = constant [3 x %op*] [ int`(i%wordnt, int)
%table = constant [3 x %op*] [ int`(i%word = ntg,