; test: the examples of bitwise operators and shifts, with the results that the manual gives.
; spec: LLVM 2002, Bitwise Binary Operations: "<result> = xor int 15, 40 ; yields {int}:result = 39"
; spec: LLVM 2002, 'shr' Instruction: "<result> = shr int 4, ubyte 3 ; yields {int}:result = 0"
; exit: 0
; stdout: 4 8 0
; stdout: 6 47 12
; stdout: 2 39 12
; stdout: 256 16 1024
; stdout: 0 2 1
; stdout: 0 4 -1
%fmt = internal constant [10 x sbyte] c"%d %d %d\0A\00"
declare int "printf"(sbyte*, ...)
implementation
void "print"(int %a, int %b, int %c)
begin
	%f = getelementptr [10 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %f, int %a, int %b, int %c)
	ret void
end
void "show"(int %var, ubyte %var)
begin
	%a1 = and int 4, %var         ; yields {int}:result = 4 & %var
	%a2 = and int 15, 40          ; yields {int}:result = 8
	%a3 = and int 4, 8            ; yields {int}:result = 0
	call void %print(int %a1, int %a2, int %a3)
	%o1 = or int 4, %var          ; yields {int}:result = 4 | %var
	%o2 = or int 15, 40           ; yields {int}:result = 47
	%o3 = or int 4, 8             ; yields {int}:result = 12
	call void %print(int %o1, int %o2, int %o3)
	%x1 = xor int 4, %var         ; yields {int}:result = 4 ^ %var
	%x2 = xor int 15, 40          ; yields {int}:result = 39
	%x3 = xor int 4, 8            ; yields {int}:result = 12
	call void %print(int %x1, int %x2, int %x3)
	%l1 = shl int 4, ubyte %var   ; yields {int}:result = 4 << %var
	%l2 = shl int 4, ubyte 2      ; yields {int}:result = 16
	%l3 = shl int 1, ubyte 10     ; yields {int}:result = 1024
	call void %print(int %l1, int %l2, int %l3)
	%r1 = shr int 4, ubyte %var   ; yields {int}:result = 4 >> %var
	%r2 = shr int 4, ubyte 1      ; yields {int}:result = 2
	%r3 = shr int 4, ubyte 2      ; yields {int}:result = 1
	call void %print(int %r1, int %r2, int %r3)
	%r4 = shr int 4, ubyte 3      ; yields {int}:result = 0
	%s = sub int 0, %var
	%s4 = shr int %s, ubyte 6
	%u = cast int %s to ubyte
	%u4 = shr ubyte %u, ubyte 6
	%u4 = cast ubyte %u4 to int
	%u5 = add int %u4, 1
	call void %print(int %r4, int %u5, int %s4)
	ret void
end
int "main"()
begin
	call void %show(int 6, ubyte 6)
	ret int 0
end
