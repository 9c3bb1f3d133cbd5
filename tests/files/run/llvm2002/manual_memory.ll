; test: the examples of load, store and getelementptr of the manual of 2002: lists of indices.
; spec: LLVM 2002, 'load' Instruction: "%val = load {{int, float}}* %stptr, 0, 1"
; exit: 0
; stdout: 3 124 2.500000 9
%fmt = internal constant [13 x sbyte] c"%d %d %f %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "main"()
begin
	%ptr = alloca int                          ; yields {int*}:ptr
	store int 3, int* %ptr                     ; yields {void}
	%val = load int* %ptr                      ; yields {int}:val = int 3
	%array = malloc [5 x ubyte]
	store ubyte 124, [5 x ubyte]* %array, uint 4
	%val = load [5 x ubyte]* %array, uint 4    ; yields {ubyte}:val = ubyte 124
	%stptr = malloc {{int, float}}
	store float 2.5, {{int, float}}* %stptr, ubyte 0, ubyte 1
	%val = load {{int, float}}* %stptr, 0, 1   ; yields {float}:val
	%sptr = malloc {int, [12 x ubyte]}
	%aptr = getelementptr {int, [12 x ubyte]}* %sptr, 1   ; yields {[12 x ubyte]*}:aptr
	store ubyte 9, [12x ubyte]* %aptr, uint 4
	%ub = load [12x ubyte]* %aptr, 4                 ; yields {ubyte}:ub
	%p = getelementptr [13 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %p, int %val, ubyte %val, float %val, ubyte %ub)
	free [5 x ubyte]* %array
	ret int 0
end
