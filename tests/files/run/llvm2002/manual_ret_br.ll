; test: the examples of ret and br.
; spec: LLVM 2002, 'ret' Instruction: "ret int 5 ; Return an integer value of 5"
; spec: LLVM 2002, 'br' Instruction: "%cond = seteq int %a, %b"
; exit: 51
implementation
int "five"()
begin
	ret int 5       ; Return an integer value of 5
end
void "nothing"()
begin
	ret void        ; Return from a void method
end
bool "equal"(int %a, int %b)
begin
Test:
	%cond = seteq int %a, %b
	br bool %cond, label %IfEqual, label %IfUnequal
IfEqual:
	ret bool true
IfUnequal:
	ret bool false
end
int "main"()
begin
	call void %nothing()
	%five = call int %five()
	%tens = mul int %five, 10
	%one = call bool %equal(int 7, int 7)
	%zero = call bool %equal(int 7, int 8)
	%one = cast bool %one to int
	%zero = cast bool %zero to int
	%a = add int %tens, %one
	%b = add int %a, %zero
	ret int %b
end
