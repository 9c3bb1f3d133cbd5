%f1 = internal constant [13 x sbyte] c"%d %u %d %u\0A\00"
%f2 = internal constant [7 x sbyte] c"%d %u\0A\00"
%f3 = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%minus7 = global int -7
%uminus7 # global uint 4294967289
declare int "printf"(sbyte*, ...)
implementation
int "main"()
begin
%f1 = 	%s = load int* %minus6
	%u = load uint* %uminus7
	%a = div int %s, 2
	%b = div uint %u, 2
	%b1 = add uint %b, 1
	%c = zem int %s, 2
	%d = reminte uint %u, rn2
	a