; test: the examples of cast and select.
; spec: LLVM 1.x, 'cast' Instruction: "%X = cast int 257 to ubyte ; yields ubyte:1"
; spec: LLVM 1.x, 'cast' Instruction: "for example 'sbyte' to 'ulong'"
; spec: LLVM 1.x, 'select' Instruction: "%X = select bool true, ubyte 17, ubyte 42 ; yields ubyte:17"
; exit: 0
; stdout: 1 1 17 18446744073709551615 255
%fmt = internal constant [20 x sbyte] c"%d %d %d %llu %llu\0A\00"
declare int %printf(sbyte*, ...)
implementation
int %main() {
	%X = cast int 257 to ubyte              ; yields ubyte:1
	%Y = cast int 123 to bool               ; yields bool:true
	%Z = select bool true, ubyte 17, ubyte 42          ; yields ubyte:17
	%s = cast sbyte -1 to ulong
	%u = cast ubyte 255 to ulong
	%f = getelementptr [20 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, ubyte %X, bool %Y, ubyte %Z, ulong %s, ulong %u)
	ret int 0
}
