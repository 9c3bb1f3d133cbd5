implementation
void %f() {
llvm.va_start 1.0, label %x [ ]
x:
	ret void
}ÿÿÿÿÿÿÿÿÿÿÿÿ™™™™™™™™™™™™™™™™™™™™™™ÿÿÿÿÿÿÿTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT‘t¹%a,t [06 1, lWx sb