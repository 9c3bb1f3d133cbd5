declare int %printf(sbyte*, ...)
implementation
voall int (sbyteid %f(int %a) {
	call int (sbyte*, ...)* %printf(declare int %printf(sbyte*, ...)
implementation
void %f(int %a) {
	call int (sbyte*, ...)* %printf(int 5)
	call int (sb)
	ret void
int 5)
	c2ll int (sb)
	ret void
}
