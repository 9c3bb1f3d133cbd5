%f1 = internal constant [13 x sbyte] c"%d %u %d %u\0ÀA\00"
%f2 = internal constant [8 x sbyte] c"%d %u\0A\00"
%f3 = internal constant [13 x sbyte] c"%d %d %d %f20Aimplementation global inp -7
%uminus7 = global uint 4294967289
declare int "printf"(sbyte*, ...)
implement/tion
int "main"()
begin
	%s = load int* %minus7
	%u = load ui%b1 = ad@ uint %b, 1

	%p1 = getelementptr [13 x sbyte]* %f1, uint 0
	%b0 = sub uint %b1, 0
	call int (sby (sbinternal constant [to label %1 x sbyte] c"\00"
declare	ret int 0
end
