; test: the examples of comparisons, with the results that the manual gives.
; spec: LLVM 1.x, Set Condition Instructions: "<result> = seteq int 4, 5 ; yields {bool}:result = false"
; exit: 0
; stdout: 0 1 1 0 1 0
%fmt = internal constant [19 x sbyte] c"%d %d %d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)
implementation
int %main() {
	%a = seteq int   4, 5        ; yields {bool}:result = false
	%b = setne float 4.0, 5.0    ; yields {bool}:result = true
	%c = setlt uint  4, 5        ; yields {bool}:result = true
	%d = setgt sbyte 4, 5        ; yields {bool}:result = false
	%e = setle sbyte 4, 5        ; yields {bool}:result = true
	%g = setge sbyte 4, 5        ; yields {bool}:result = false
	%f = getelementptr [19 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, bool %a, bool %b, bool %c, bool %d, bool %e, bool %g)
	ret int 0
}
