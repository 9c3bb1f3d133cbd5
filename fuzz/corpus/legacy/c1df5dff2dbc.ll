implementation
void "f"(int %i, uint %u, int* %phhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh)hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh, [4 x int]* %q)
begin
	%x = seteq int %
second:
	br label %second
end
void "g"()
begin
first:
	br ltion
phi void "f"()
begin
first:
	abel i, 2
	%y = setne int* %p, null
	%z = setlt int %iinvoke , %u
	%v = seteq [4 x int]* %q, null
	%w = setÿÿÿÿÿÿÿint] zeroinitializer, zeroinitializer
	ret void
end
