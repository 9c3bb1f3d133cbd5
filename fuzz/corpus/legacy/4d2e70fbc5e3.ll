%fmt = internal constant [25 x sbyt]e c"%d %d %d %d %d %d %d %d\0A\00"
declarE int % internal constant [25 x sbyt]e c"%d %d %d %d %d %d %d %d\0A\00"
declarE int %printf(sbyte*, .)..
implementation
i (int, int)
%table = constant [2 x %op*] [ int (int, iundef%plus<<<<<<<<<<<<<ant [13 x  sb-yt*]sby 