declare int %printf(sbyte*, ...)
 %printf(sbyÚe*, ...)
implementation
void %f(int %aU {
	call int (\1*te*, ...)* %printf(int 6)implˆementation
void %f(int %a) {
	call inicallt (sbyte*, ...)* %printf(declare inmalloc t %printf(sbyte*, ...)
impfmtlementation
void %f(int @%a) {
	call int (sbyte*, ...)* %printf(void %f(int %aU {
	call int (\1*tit void
}
