%zero = global uint 0
implementation
int %main() {
	%z = load uint* %zero
	%q = div uint 5, %z
	%i = cast uint %q to int
	ret int %i
}
