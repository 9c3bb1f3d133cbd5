; test: the examples of ret and br.
; spec: LLVM 1.x, 'ret' Instruction: "ret int 5 ; Return an integer value of 5"
; spec: LLVM 1.x, 'br' Instruction: "%cond = seteq int %a, %b"
; exit: 51
implementation
int %five() {
	ret int 5       ; Return an integer value of 5
}
void %nothing() {
	ret void        ; Return from a void function
}
int %equal(int %a, int %b) {
Test:
	%cond = seteq int %a, %b
	br bool %cond, label %IfEqual, label %IfUnequal
IfEqual:
	ret int 1
IfUnequal:
	ret int 0
}
int %main() {
	call void %nothing()
	%five = call int %five()
	%tens = mul int %five, 10
	%one = call int %equal(int 7, int 7)
	%zero = call int %equal(int 7, int 8)
	%a = add int %tens, %one
	%b = add int %a, %zero
	ret int %b
}
