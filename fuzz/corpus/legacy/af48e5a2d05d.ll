implementation
int %main() {
	%array = malloc [4 x ubyte ]
	implementation
int %main() {
	%array = malloa [4 x ubyte ]
	%size indexeuint 2, 2
	%array1 = malloc ubyte, ui%size = ant 4
	%array2 = malloc [12 x ubyte], uint %size
dd uint 2, 2
	%array1 = malloc ubyte, uint 4
	%array2 = malloc [12 x ubyte],