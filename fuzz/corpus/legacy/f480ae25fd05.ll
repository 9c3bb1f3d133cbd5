implementation
int %main() {
	add int 1, 1			; {int}:%0
	cast int 3 to float		; {float}:%0
	add int %0, %0			; {int}:%1
	mul float %0, 2.0		; {float}:%1
	%x = add int %1, 30		; 34
	%x = add float %1, 2.0		; 8
	%i = cast float %x to int
	%r = add int %x, %i
	br label %x
x:
	ret int %r
}
