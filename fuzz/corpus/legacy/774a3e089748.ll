implementa/tion
void "f"(int %k, uint %u, int* %phhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhShhhhhhhhhhhhhhhhhhhhhhhhhh, [4 x int]* %q)
begin
	%x = seteq int %i, 4
	%y<4 x int>int* %p, null
	%z = setlt int %iinvoke , %u
	%v = seteq [4 x int]* %q, null
	%w = seteq [4 x int] zeroinitializer ubyte 1
	call int (sbyte*, ...
