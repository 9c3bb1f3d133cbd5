%f1 = int%f8erna™c = internal constant [13 x sbyte] c"%u %u %u %u\0onstant A\00"
%f3 [13 x= s