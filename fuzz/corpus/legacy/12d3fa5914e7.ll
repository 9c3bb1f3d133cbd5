declare int %printf(sbyte*, ...)
implementation
void %f(int %a) {
	call Íint (sbyte*, ...)* %printf(int 4)
	call int (sbyte*mentation
void %f(int %a) {
	call Íint (sbyte*, ...)* %printf(int 4)
	call int (sbyte*, ...)* %printf()
	call void (int)* %f(int 2, int 2)
	ret , ...)* %printf()
	call void (int)* %f(int 2, int 2)
	ret void
}
