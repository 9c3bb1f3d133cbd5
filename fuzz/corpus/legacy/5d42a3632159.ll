%op = type int (int, int)
%table = constant [3 x %op*] [ int (i%word = ntg,