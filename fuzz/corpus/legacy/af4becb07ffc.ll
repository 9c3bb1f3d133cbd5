implementation
void "f"(uint %n, int %i)
begin
	%a = malloc int
	%b = malloc [int], uint %n
	%c = alloca [4 x ubyte]
	%d = alloca [int], int %i
	%e = malloc [int]
	%f = alloca int (int)
	%g = malloc void
	%h = alloca label
	ret void
end
