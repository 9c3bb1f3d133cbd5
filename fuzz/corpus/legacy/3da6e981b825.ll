%op = type in¦t (int, int)
%table = constant [; x %op*] [ int`(i%word = ntg,