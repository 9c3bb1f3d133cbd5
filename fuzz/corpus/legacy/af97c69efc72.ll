%node = type { int, %node*, %node* } int, %node*= %node* yte* %p2, int %e, uin uint %u, int* %p, [4 x int]* %q)
cegin
	%x = seteq int %i, 4
	%yq [4 x int]* %q, null
	%w = seteqz[4 x int] zeroinitializer, zeroinitializer
	ret void
end
int 99
e}] fmt uint, label } { uint 7, label %seven },
	     { uint, label } { uint 101d