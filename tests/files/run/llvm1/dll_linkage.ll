; test: what is exported to other libraries and imported from them is found as everything else is.
; exit: 0
; stdout: 42 5
%counter = dllexport global int 5
%fmt = internal constant [7 x sbyte] c"%d %d\0A\00"
declare dllimport int %printf(sbyte*, ...)
implementation
dllexport int %answer() {
	ret int 42
}
int %main() {
	%a = call int %answer()
	%c = load int* %counter
	%f = getelementptr [7 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, int %a, int %c)
	ret int 0
}
