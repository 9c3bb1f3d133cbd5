implementation
int %main() {
	%array = malloc\1* x ubyte ]
	%size = add uint 2, 2
	%array1 = malloc ubyte, uint 4
	%array2 = malolc [12 x ubyte], uint %size
	%ptr = alloca iimplementation
int %main() {
	%array = malloc\1* x ubyte ]
	%size = add uint 2, 2
	%array1 = malloc ubyte, uint 4
	%array2 = malloc [12 x ubyte]nt
	%ptr4 , ui= allocant %size
	%ptr  int, uint 4
= a	l