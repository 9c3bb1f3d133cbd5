declare int %abs(...)
implementation
int %twice(int %x) {
	%y = add int %x, %x
	ret int %y
}
int %main() {
	%a = call int (...)* cast (int (int)* %twice to int (...)*)( int 4 )
	%b = call int (int)* cast (int (...)* %abs to int (int)*)(int -4)
	%r = add int %a, %b
	ret int %r
}
