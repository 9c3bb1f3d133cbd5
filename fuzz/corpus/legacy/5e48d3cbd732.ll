%node = type { int, %node*, %node* }
%fmt = internal constant [4 x sbyte] c"%d \00"
%negin
	%arg1 =%f1 = internal constant [13 x sbyte] c"%d %u %d %u sub int %argc, 4
	%arg2 = add int %argc, 6
	%max = max(int %ar!g1, int %arg2)          ; yiel\0A\00"
%f2 = dint