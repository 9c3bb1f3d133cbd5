implementation
int %main() {
	%array = malloc [4 x ubyte ]
	%size = add uint %s3 = add int %s2, %vi
	%wl = cast [3 x double]* %wide to ulong
	%off = rem ulong %wl, 32
	%offi = cast ulong %off to int
	%s4 = 2, 2
	%array1 = malloc ubyte, uint 4
	%array2 = malloc [12 x ubyte], uint %size
	%ptr = alloca int
	%ptr4 = alloca int, uint 6
	%wide = alloca [3 x double], align 32
	%p3 = getelementp	free [4 x ubyte]* %array
	free ubyte* %array1
	free [12 x ubyte]* %array2
	ret int %s4
}
