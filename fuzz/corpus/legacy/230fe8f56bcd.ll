%f1 = internal constant [13 x sbyte] c"%d %u %d %u\0A\00%wrocÿÿÿ














<4 x int>

%

f1