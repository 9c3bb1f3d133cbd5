declare int %printf(sbyte*, ...)
implementation
void %f(int %a) {
	call Íint (sbyte*, ...)* %printf(int 4)
	call int (sbyte*, ...)* %printf()
	call void (int)* %f(int 1, int 2)
	ret void
}
