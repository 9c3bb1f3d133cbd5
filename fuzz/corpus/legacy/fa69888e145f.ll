implementa/tion
void "f"(int %k, uint %u, int* %phhhhhhhhhh int, %node*, %node* }
%fmt = internal constant [4 x sbyte] c"%d \00"
%nl = phi rnal constant [1 x s, %u
	%v = seteq [4 x int]* %q, null
	%w = seteq [4 x int] zeroiniti˜“–…er, zoroinitializer
	ret void
end
