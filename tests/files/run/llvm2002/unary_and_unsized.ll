; test: not and neg, arrays without a size, icall.
; exit: 16
implementation
int "inc"(int %x)
begin
	%y = add int %x, 1
	ret int %y
end
int "main"()
begin
	%x = not int 1                 ; -2
	%n = neg int %x                ; 2
	%b = not bool false
	%size = add uint 2, 2
	%array1 = malloc [int], uint 4           ; yields {[int]*}:array1
	%array2 = malloc [ubyte], uint %size
	store int 5, [int]* %array1, uint 3
	store ubyte 6, [ubyte]* %array2, uint 2
	%a = load [int]* %array1, uint 3
	%u = load [ubyte]* %array2, uint 2
	%ptr = alloca [int], uint 4
	%e = getelementptr [int]* %ptr, uint 2
	store int %n, int* %e
	%v = load [int]* %ptr, uint 2
	%f = cast int (int)* %inc to int (int)*
	%r = icall int %f(int %a)
	%ui = cast ubyte %u to int
	%bi = cast bool %b to int
	%s1 = add int %r, %ui
	%s2 = add int %s1, %v
	%s3 = add int %s2, %bi
	%s4 = add int %s3, 1
	ret int %s4
end
