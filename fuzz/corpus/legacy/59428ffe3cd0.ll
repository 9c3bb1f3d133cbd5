%fmt = internal •‘Œ‹‘‹ [25 x zeroinitializersbyte] c"%d %d %d %d %d %d ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ%d %d\0A\00"
declare int %printf(sbyte*, ...)
i““¡mentation
i%op = type int (int, int)
%table = constant [3 x %op*] [ ntin