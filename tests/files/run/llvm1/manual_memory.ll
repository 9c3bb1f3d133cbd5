; test: the examples of malloc, free, alloca, load and store.
; spec: LLVM 1.x, 'malloc' Instruction: "%array2 = malloc [12 x ubyte], uint %size"
; spec: LLVM 1.x, 'alloca' Instruction: "%ptr = alloca int, uint 4"
; spec: LLVM 1.x, 'load' Instruction: "%val = load int* %ptr"
; exit: 0
; stdout: 3 4 200 201 9 7
%fmt = internal constant [19 x sbyte] c"%d %u %d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
int %main() {
	%array  = malloc [4 x ubyte ]                    ; yields {[%4 x ubyte]*}:array
	%size   = add uint 2, 2                          ; yields {uint}:size = uint 4
	%array1 = malloc ubyte, uint 4                   ; yields {ubyte*}:array1
	%array2 = malloc [12 x ubyte], uint %size        ; yields {[12 x ubyte]*}:array2
	%ptr = alloca int                                ; yields {int*}:ptr
	store int 3, int* %ptr                           ; yields {void}
	%val = load int* %ptr                            ; yields {int}:val = int 3
	%ptr4 = alloca int, uint 4                       ; yields {int*}:ptr
	%last = getelementptr int* %ptr4, int 3
	volatile store int 7, int* %last
	%seven = volatile load int* %last
	%p1 = getelementptr [4 x ubyte]* %array, int 0, int 3
	store ubyte 200, ubyte* %p1
	%p2 = getelementptr ubyte* %array1, uint 3
	store ubyte 201, ubyte* %p2
	%p3 = getelementptr [12 x ubyte]* %array2, int 3, int 11
	store ubyte 9, ubyte* %p3
	%v1 = load ubyte* %p1
	%v2 = load ubyte* %p2
	%v3 = load ubyte* %p3
	%f = getelementptr [19 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, int %val, uint %size, ubyte %v1, ubyte %v2, ubyte %v3, int %seven)
	free   [4 x ubyte]* %array
	free ubyte* %array1
	free [12 x ubyte]* %array2
	ret int 0
}
