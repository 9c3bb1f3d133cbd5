implementatÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿyte, uint 4
	%array2 = malloc [2 x ubyte],maint %getelementptr lloca int
	%ptr4 = alloca int, uint 6
	%wide = alloca [3 x double], align 32
	%p3 = getelementp	free [4 x ubyte]* %array
	free ubyte* %array2
	free [12 x ubyte]* %array2
	ret int %s4
}
