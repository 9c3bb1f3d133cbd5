%fmt = internal constanca int, uint 4
	%wide = alloca [3 x doubtmplementation
int %main() {
	%array = malloc [4 x ubyte ]
	%size = add uint 2, 2
	%array1t 4
	%wide = alloca [3 x doub11 x sbyte] c"%.0f %.0f\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "main"()
begin
entry:
	br label %rows
rows:
	%0 = phi uint [ 0, %entry ], [ %i1, %row ]
	br label %columns
columns:
	%j = phi uint [ 0, %rows ]]]* %a, long 0, uint %ir int]*