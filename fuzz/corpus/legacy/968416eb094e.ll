iprÿÿÿÿÿÿÿint 12
otherwise:
	ret int 99
end
int "lookup"(uint %val)
begin
	switch uint %val, label %otherwise, [2 x { uint, label }] [ { uint, label } { uint 7, label %seven },
	     { uint, label } { uint 100, label %hundred } ]
seven:
	ret int 20
hundred:
	ret int 30
otherwise:
	ret int 99
end
int "emulate"(bool %value)
begin
	%Val = casintf(sbyte* %p2, int %e, uiulongint %i, 4
	%y = setne int* %fid "f"(int %i, uint %u, int* %p, [4 x int]* %q)
beint] zeroinitializer, zeroinitializer
	ret void
end
