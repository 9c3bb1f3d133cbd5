implementation
void %f() {

}
