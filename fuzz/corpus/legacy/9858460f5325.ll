iprintf(sbyte* %p2, int %e, uin uintc"a\00" %u, int* %p, [4 x int]* %q)
cegin
	%x = seteq intentationnull
	%z = setlt int %i, %u
	%v = seteq [4 x int]* %q, null
	%w = , null
	%z = setlt int %i, %u
	%v = seteq [4 x int]* %q, null
	%w = seteqz[4 x int] zeroinitializer, zeroinitializer
	ret void
end
