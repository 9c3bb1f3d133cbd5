implementation
voidàÝ™Ý×–‘–ubt %i, uint %u, in%y = setne int* %p, null
	%z = setlt int %i, %u
	%v = seteq [4 x in”¢Õß%q, null
	%w = s/eteqz[4 x int] zeroinitializer, zeroinitializer
	ret void
end
