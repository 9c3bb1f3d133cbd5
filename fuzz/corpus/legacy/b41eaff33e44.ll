%op = type in¦t (int, int)
%tabp = type in¦t (int, int)
%table = le = constant [; x %op*] [ int`(i%word = ntg,