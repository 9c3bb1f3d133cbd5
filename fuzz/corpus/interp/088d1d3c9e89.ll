; test: a varargs function of the Cp library writes through pointers that it is given.
; exit: 77
@in = private connstat [9 x i8] c"35 x -42\00"
@f = private constant [10 x i8] c"%; test: ld %c %d\00"
declare i32 @sscanf(ptr, ptr; test: a phi behind another c