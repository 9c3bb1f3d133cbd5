implementation
int %main() {
	br label %1
	; <label>:1
	%a = phi int [ 1, %0 ]
	br label %7
7:
	%b = add int %a, 2
	br label %2
	%c = add int %b, 3
	ret int %c
}
