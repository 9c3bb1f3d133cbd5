; test: the built-in functions of the manual of 2002 are polymorphic.
; spec: LLVM 2002, Builtin Functions: "Show that builtin's are polymorphic, like instructions"
; exit: 0
; stdout: 7 -3 0.000000 1.000000 2.500000 1.000000 3 4000000000
%fmt = internal constant [25 x sbyte] c"%d %d %f %f %f %f %d %u\0A\00"
declare int %printf(sbyte*, ...)
implementation
int %main(int %argc)
begin
	%arg1 = sub int %argc, 4
	%arg2 = add int %argc, 6
	%max = max(int %arg1, int %arg2)          ; yields {int}:%max
	%min = min(int %arg1, int %arg2)          ; yields {int}:%min
	%z = cast int 0 to double
	%sin = sin(double %z)                     ; yields {double}:%sin
	%cos = cos(double %z)                     ; yields {double}:%cos
	%one = cast int %argc to float
	%max = max(float %one, float 2.5)         ; yields {float}:%max
	%zf = cast double %z to float
	%cos = cos(float %zf)                     ; yields {float}:%cos
	%abs = abs(int %min)
	%u = max(uint 4000000000, uint 5)
	%p = getelementptr [25 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %p, int %max, int %min, double %sin, double %cos, float %max, float %cos, int %abs, uint %u)
	ret int 0
end
