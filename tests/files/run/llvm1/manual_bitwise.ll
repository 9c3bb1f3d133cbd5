; test: the examples of bitwise operators and shifts, with the results that the manual gives.
; spec: LLVM 1.x, Bitwise Binary Operations: "<result> = and int 15, 40 ; yields {int}:result = 8"
; spec: LLVM 1.x, 'shr' Instruction: "<result> = shr sbyte -2, ubyte 1 ; yields {sbyte}:result = -1"
; exit: 0
; stdout: 4 8 0
; stdout: 6 47 12
; stdout: 2 39 12 -7
; stdout: 256 16 1024
; stdout: 0 2 1 0 -1
%fmt3 = internal constant [10 x sbyte] c"%d %d %d\0A\00"
%fmt4 = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%fmt5 = internal constant [16 x sbyte] c"%d %d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
void %show(int %var, int %V, ubyte %n) {
	%f3 = getelementptr [10 x sbyte]* %fmt3, long 0, long 0
	%f4 = getelementptr [13 x sbyte]* %fmt4, long 0, long 0
	%f5 = getelementptr [16 x sbyte]* %fmt5, long 0, long 0
	%a1 = and int 4, %var         ; yields {int}:result = 4 & %var
	%a2 = and int 15, 40          ; yields {int}:result = 8
	%a3 = and int 4, 8            ; yields {int}:result = 0
	call int (sbyte*, ...)* %printf(sbyte* %f3, int %a1, int %a2, int %a3)
	%o1 = or int 4, %var          ; yields {int}:result = 4 | %var
	%o2 = or int 15, 40           ; yields {int}:result = 47
	%o3 = or int 4, 8             ; yields {int}:result = 12
	call int (sbyte*, ...)* %printf(sbyte* %f3, int %o1, int %o2, int %o3)
	%x1 = xor int 4, %var         ; yields {int}:result = 4 ^ %var
	%x2 = xor int 15, 40          ; yields {int}:result = 39
	%x3 = xor int 4, 8            ; yields {int}:result = 12
	%x4 = xor int %V, -1          ; yields {int}:result = ~%V
	call int (sbyte*, ...)* %printf(sbyte* %f4, int %x1, int %x2, int %x3, int %x4)
	%l1 = shl int 4, ubyte %n     ; yields {int}:result = 4 << %var
	%l2 = shl int 4, ubyte 2      ; yields {int}:result = 16
	%l3 = shl int 1, ubyte 10     ; yields {int}:result = 1024
	call int (sbyte*, ...)* %printf(sbyte* %f3, int %l1, int %l2, int %l3)
	%r1 = shr int 4, ubyte %n     ; yields {int}:result = 4 >> %var
	%r2 = shr uint 4, ubyte 1     ; yields {uint}:result = 2
	%r3 = shr int 4, ubyte 2      ; yields {int}:result = 1
	%r4 = shr sbyte 4, ubyte 3    ; yields {sbyte}:result = 0
	%r5 = shr sbyte -2, ubyte 1   ; yields {sbyte}:result = -1
	call int (sbyte*, ...)* %printf(sbyte* %f5, int %r1, uint %r2, int %r3, sbyte %r4, sbyte %r5)
	ret void
}
int %main() {
	call void %show(int 6, int 6, ubyte 6)
	ret int 0
}
