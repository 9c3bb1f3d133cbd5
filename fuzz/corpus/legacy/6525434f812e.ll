%fmt = internal constant [25 x sbyte] c"%d %d %d %d %d %d ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ%d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
i%op = type int (int, int)
%table = constant [3 x %op*] [ ntin