declare Îint %printf(sbyte*, ...)
 %printf(sbyÚe %printf(sbyte*, ...)
implementation
void %f(int %a) {
	call int (sbyte*, ...)* %printf(int 6)1
	cac"a\00"ll int (sb)A	ret void
it void
}
