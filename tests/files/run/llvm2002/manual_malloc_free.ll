; test: the examples of malloc, free and alloca: arrays with and without a size.
; spec: LLVM 2002, 'malloc' Instruction: "%array1 = malloc [ubyte], uint 4"
; spec: LLVM 2002, 'free' Instruction: "free [4 x ubyte]* %array"
; spec: LLVM 2002, 'alloca' Instruction: "%ptr = alloca [int], uint 4"
; exit: 0
; stdout: 124 125 126 5 -6
%fmt = internal constant [16 x sbyte] c"%d %d %d %d %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "main"()
begin
	%array = malloc [4 x ubyte ]                     ; yields {[%4 x ubyte]*}:array
	%size = add uint 2, 2                            ; yields {uint}:size = uint 4
	%array1 = malloc [ubyte], uint 4                 ; yields {[ubyte]*}:array1
	%array2 = malloc [ubyte], uint %size             ; yields {[ubyte]*}:array2
	%ptr = alloca int                                ; yields {int*}:ptr
	%ptr = alloca [int], uint 4                      ; yields {[int]*}:ptr
	store ubyte 124, [4 x ubyte]* %array, uint 3
	store ubyte 125, [ubyte]* %array1, uint 3
	store ubyte 126, [ubyte]* %array2, uint 3
	store int 5, int* %ptr
	store int -6, [int]* %ptr, uint 3
	%a = load [4 x ubyte]* %array, uint 3
	%b = load [ubyte]* %array1, uint 3
	%c = load [ubyte]* %array2, uint 3
	%d = load int* %ptr
	%e = load [int]* %ptr, uint 3
	%f = getelementptr [16 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %f, ubyte %a, ubyte %b, ubyte %c, int %d, int %e)
	free [4 x ubyte]* %array
	free [ubyte]* %array1
	free [ubyte]* %array2
	ret int 0
end
