declare int %printf(sbyte*, ...)
implementation
void %f(sbyte* %s) {
	call int %printf(sbyte* %s)
	call int (sbyte*, ...)* %printf(sbyte* %s)
	call float %f(sbyte* %s)
	ret void
}
