; test: not of an int and of a bool, and the recommended xor.
; spec: LLVM 2002, 'not' Instruction: "%x = not int 1 ; {int}:x is now equal to 0"
; exit: 0
; stdout: -2 0 0
%fmt = internal constant [10 x sbyte] c"%d %d %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "main"()
begin
	; The manual says that it gives 0. It inverts every bit, as the instruction always did:
	; `xor int 1, -1` is -2.
	%x = not int 1
	%x = not bool true                 ; {bool}:x is now equal to false
	%var = seteq int 4, 4
	%result = xor bool true, %var      ; yields {bool}:result
	%f = getelementptr [10 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %f, int %x, bool %x, bool %result)
	ret int 0
end
