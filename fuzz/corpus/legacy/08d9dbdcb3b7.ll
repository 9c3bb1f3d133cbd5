%omplemeon
int %main() {
implllvm.va_startementa	%arr



llvm.va_start











ö

























ay = malloc [e ]
	%size < add add %me