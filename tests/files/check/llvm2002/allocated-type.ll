; test: what is allocated has a size, and the number of elements is a `uint`.
implementation
void "f"(uint %n, float %x)
begin
	%a = malloc int
	%b = malloc [int], uint %n
	%c = alloca [4 x ubyte]
	%d = alloca [int], float %x  ;~ error: a number of elements of type `float`
	%e = malloc [int]  ;~ error: `malloc` of `[int]`, which has no size
	%f = alloca int (int)  ;~ error: `alloca` of `int (int)`, which has no size
	%g = malloc void  ;~ error: `malloc` of `void`, which has no size
	%h = alloca label  ;~ error: `alloca` of `label`, which has no size
	ret void
end
