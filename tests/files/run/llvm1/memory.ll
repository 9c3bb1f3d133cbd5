; test: malloc, free and alloca with counts, alignment and arrays; volatile accesses.
; exit: 118
implementation
int %main() {
	%array = malloc [4 x ubyte ]
	%size = add uint 2, 2
	%array1 = malloc ubyte, uint 4
	%array2 = malloc [12 x ubyte], uint %size
	%ptr = alloca int
	%ptr4 = alloca int, uint 4
	%wide = alloca [3 x double], align 32
	%p3 = getelementptr int* %ptr4, long 3
	volatile store int 100, int* %p3
	store int 3, int* %ptr
	%val = load int* %ptr
	%last = getelementptr [12 x ubyte]* %array2, long 3, long 11
	store ubyte 7, ubyte* %last
	%u = volatile load ubyte* %last
	%first = getelementptr [4 x ubyte]* %array, long 0, long 3
	store ubyte 8, ubyte* %first
	%v = load ubyte* %first
	%a1 = getelementptr ubyte* %array1, uint 3
	store ubyte 0, ubyte* %a1
	%x = load int* %p3
	%ui = cast ubyte %u to int
	%vi = cast ubyte %v to int
	%s1 = add int %x, %val
	%s2 = add int %s1, %ui
	%s3 = add int %s2, %vi
	%wl = cast [3 x double]* %wide to ulong
	%off = rem ulong %wl, 32
	%offi = cast ulong %off to int
	%s4 = add int %s3, %offi
	free [4 x ubyte]* %array
	free ubyte* %array1
	free [12 x ubyte]* %array2
	ret int %s4
}
