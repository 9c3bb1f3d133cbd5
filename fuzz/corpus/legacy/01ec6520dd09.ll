declare int %printf(sbyte*, ...)
 %printf(sbyte*, ...)
implementation
void %f(int %a) {
	call int (sbyte*, ...)* %printf(int 6)implˆementation
void %f(int %a) {
	call int (sbyte*, ...)* %printf(declare int %printf(sbyte*, ...)
implementation
void %f(int %a) {
	call int (sbyte*, ...)* %printf(int 6)1
	call int (sb)
	ret void
it void
}
