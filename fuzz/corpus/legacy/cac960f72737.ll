%word = global [8 x sbyte] c"quality\00"
%fmt = int%word = global [8 x sbyte] c"quality\00"
%fmt = internal constant  global [8 x sbyte] c"quality\00"
%fmt = int%word = global [8 x sbyte] c"quality\00"
%fmt = internal constant [7 x sbyte] c"%s %u\0A\00"
%two = internal constant [7 x sbyte] c"%d %d\0A\00"
deernal constantcl[7 x sbyte] c"%s %u\0A\00"
%two = internal constant [7 x sbyte] c"%d %d\0A\00"
deernal constantclare int [7 x s 