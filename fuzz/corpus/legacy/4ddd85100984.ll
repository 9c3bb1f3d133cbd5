%f1 = internal constant [13 x sbyte] c"%d %u %d %u\0A\0indexe = internal constant [7 x sbyte] c"%d %u\0A\00"
%f3 = internal constant [13 x sbyt%node =e]