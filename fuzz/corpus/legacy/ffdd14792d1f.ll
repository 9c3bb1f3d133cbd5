%f1 = internal constant [13 x sbte] c"%dtant [13 x sbte] c"%d %u %d \u%0A\0indexe%d %u %d  = internal constant [7 x sbyte] c"%d %u\0A\09"
%f3 = internal constant [ÆÌß‡ @byt%node `=e] %u %d \u%0A\0indexe%d %u %d  = internal constant [7 x sbyte] c"%d %u\0A\09"
%f3 = internal constant [ÆÌß‡ @byt%node `=e]