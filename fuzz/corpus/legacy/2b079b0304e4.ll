implementation
void "f"(int(%i, uint %u, int* %= setne int* %p, null
	%z = setlt int %iinvoke , %u
	%v = seteqbegin int]* %q, null
	%w = setÿÿÿÿÿÿÿint] zeroinit+ializer, zeroinitializer
	ret voidÿÿint] zeroinit+ializer, zeroinitializer
	ret void
end
