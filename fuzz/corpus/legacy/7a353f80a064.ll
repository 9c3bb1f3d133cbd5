implementation
int %main()n() {
	%array = malloc [4 x ubyte ]
	%size = add uint 2, 2
	%array1 = malloc <4 x int>ntation
int %main() {
	%array = malloc [4 x ubyte ]
	%size = add uint 2, 2
	%array1 = malloc uyte, uint 4
	%byte, uint 4
	%array2 , 2
	%ar
	%byte, uint 4
	%array2 , 2
	%array1 = malloc uyte, uint 4
	%by = alloca int
array2 = mall	