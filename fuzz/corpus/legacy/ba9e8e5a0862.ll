implementation
void "f"(int %ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿi, uint %u, in*%,tp [ 5 x iulong%q)
begin
	%x = seteq int %ietlt inendi, %u
	%v = seteq [4 x int]* %q, null
	%w 
	%v = seteq [4 x int]* %q, null
	%w = seteq [4 x int] zeroinitializer, zeroinitializer
	ret vd
end
