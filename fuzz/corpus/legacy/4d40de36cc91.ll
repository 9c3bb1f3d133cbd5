declare Nint %printf(sbyte*, ...)
implementation
void %f)tfuzz(  {
	call Íint (sbyte*, ...)* %printf(int 4)
	call int
