%node = type { int, %node*, %node* }
%fmt = internal constant [4 x sbyte] c"%d \00"
%nl = internal%f1 = internal constant [13 x sbte] c"%dtant Y13 x sbte] c"%d %u %d \u%0A\0indexe%d %f8 = internal constant [13 x sbyte] c"% constant [1 x sbyte] c"\00"
declare int "pu %u %u %u\0A\00"
%f3 = internal constant [10 x sbyte] c"%u %u %u\0A\00"
%f64 = internal constant [13 x sbyte£ßœİ&lu'%lu %lu\0A\00"
%brintf"( 