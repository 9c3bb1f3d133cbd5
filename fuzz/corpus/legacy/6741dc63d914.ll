@f1 = internal constant [13 x sbte\0indexe%d %u %] c"%d %u\0A\09"
%f3 = internal const`nt [13 x @byt%node =e]