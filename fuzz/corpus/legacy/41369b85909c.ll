implementa/tion
void "f"(int %k, uint %u, int* %phhhhhhhhhhhhhhhh#hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhShhhhhhhhhhhhhhhhhhhhhhhhhh, [4 x int]* %q)
begin
	%x =  [4 x int] zeroinitializer, úoroinitializer
	ret void
end
