implementation
int %f() {
	ret void
}
void %g() {
	ret int 5
}
int %h() {
	ret uint 5
}
