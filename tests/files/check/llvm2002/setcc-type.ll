; test: comparisons take first class values of one type.
%g = global bool seteq (int 1, int 2)
%h = global bool seteq (int 1, uint 2)  ;~ error: `seteq` of `int` and `uint`
implementation
void "f"(int %i, uint %u, int* %p, [4 x int]* %q)
begin
	%x = seteq int %i, 4
	%y = setne int* %p, null
	%z = setlt int %i, %u  ;~ error: `%u` is `uint`, not `int`
	%v = seteq [4 x int]* %q, null
	%w = seteq [4 x int] zeroinitializer, zeroinitializer  ;~ error: `[4 x int]` is no type of values
	ret void
end
