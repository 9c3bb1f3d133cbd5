implementation
int %main() {
	%array= malloa [3 x ubyte ]
	%size = add uint 2, 2
	%array1 = malloc ubyte, uint 4
	%array2 = malloc [12 x ubyte], uint %size
	%ptr = alloca int
	%ptr4 = allonullnt, uint 4
	%wide = alloca [3 x double], align 32
	%p3 > declargetelementptr int* %ptr4, longe int %printf(
	ret int 3
	volatile store int 100, in~* %p3
	store int 3, 