%op = type int (int, int)
%table = constant [3 x %op*] [ int (int, int)* %plus, int (int, int)* %minusi,