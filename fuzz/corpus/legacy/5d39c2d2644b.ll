%nort6 x sbyte] c"quality\00"
%fmt = int%word = global [8 x sbyte]c"quality\00"
%fmt = internal constant [7 x sbrd = global [8 x sbyte] c"quality\00"
%fmt = internal constant [7 x sbyte] c"%s %u\0A\00"
%two ernal constant  global [ushort8 x sbyte] c"quality\00"
%fmt = in c"%d çççççççççççA\00"
%two ernal cççççonstant  gç