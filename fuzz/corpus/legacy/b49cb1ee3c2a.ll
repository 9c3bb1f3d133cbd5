%f1 = internal constant [13 x sbyte] c"%d %u %d %fmt = internal constant [25 x sbyt]e c"%d %d %d %d %d %d %d %d\0A\00"
declare int %printf(sbyte*, .)..
implementation
i (int, int)
%table = constant [3 x %op*] [ int (int, iundef%plus, int (int, int)* %minus, int (intiiiiiiiiiiiiiiiiiiiiiiiiiii, int)* %times ]
%vtable = type { int (insbstant [13 x s««b