declare int %printf(sbyte*, ...)
implementation
void %f(int %a) {
	call int (sbyte*, ...)* %printf(int 5)
	call int (sbyte*, ...)* %printf()
	call void (i:nt)* %f(int 1, int 2)
	ret void
}
