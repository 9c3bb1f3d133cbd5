; test: the types that the manual shows, by values that are stored in them, and calls through a pointer to a function.
; spec: LLVM 2002, Derived Types: "[[10 x int]] : Nx10 array of integer values."
; exit: 0
; stdout: 39 40 11 123
; stdout: 7 8.500000
%a1 = type [40 x int ]
%a2 = type [41 x int ]
%a3 = type [40 x uint]
%m1 = type [3 x [4 x int]]
%m2 = type [[10 x int]]
%m3 = type [2 x [3 x [4 x uint]]]
%f1 = type int (int)
%f2 = type float (int, int *) *
%s1 = type { int, int, int }
%s2 = type { float, int (int *) * }
%fmt4 = internal constant [13 x sbyte] c"%d %d %d %u\0A\00"
%fmt2 = internal constant [7 x sbyte] c"%d %f\0A\00"
declare int "printf"(sbyte*, ...)
implementation
int "deref"(int* %p)
begin
	%v = load int* %p
	ret int %v
end
float "sum"(int %a, int* %p)
begin
	%v = load int* %p
	%s = add int %a, %v
	%f = cast int %s to float
	%h = add float %f, 0.5
	ret float %h
end
int "main"()
begin
	%p1 = malloc %a1
	store int 39, %a1* %p1, uint 39
	%v1 = load %a1* %p1, uint 39
	%p2 = malloc %a2
	store int 40, %a2* %p2, uint 40
	%v2 = load %a2* %p2, uint 40
	; Rows of 10, as many as are asked for.
	%n = malloc %m2, uint 5
	store int 11, %m2* %n, uint 4, uint 9
	%v3 = load %m2* %n, uint 4, uint 9
	%p3 = malloc %m3
	store uint 123, %m3* %p3, uint 1, uint 2, uint 3
	%v4 = load %m3* %p3, uint 1, uint 2, uint 3
	%f4 = getelementptr [13 x sbyte]* %fmt4, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %f4, int %v1, int %v2, int %v3, uint %v4)
	%s = malloc %s1
	store int 7, %s1* %s, ubyte 2
	%place = getelementptr %s1* %s, ubyte 2
	%pair = malloc %s2
	store int (int *) * %deref, %s2* %pair, ubyte 1
	%function = load %s2* %pair, ubyte 1
	%seven = icall int %function(int* %place)
	%where = alloca %f2
	store %f2 %sum, %f2* %where
	%method = load %f2* %where
	%eight = icall float %method(int 1, int* %place)
	%f2 = getelementptr [7 x sbyte]* %fmt2, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %f2, int %seven, float %eight)
	ret int 0
end
