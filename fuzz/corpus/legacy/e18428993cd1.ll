implemeotation
voidàİ™İ×–‘–ubt %i, uint %to label %u, in%y = set%qvvv, nll
	%w = s/eteqz[4 x int] zeroinitializer, ze+oinitializer
üet void
end
