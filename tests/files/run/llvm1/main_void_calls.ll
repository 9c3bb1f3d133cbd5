; test: a void main that calls itself, and is called through a pointer, exits 0.
; exit: 0
; stdout: x
; stdout: x
; stdout: x
%n = global int 0
%s = internal constant [2 x sbyte] c"x\00"
%self = global void ()* %main
declare int %puts(sbyte*)
implementation
void %main() {
	call int %puts(sbyte* getelementptr ([2 x sbyte]* %s, long 0, long 0))
	%i = load int* %n
	%j = add int %i, 1
	store int %j, int* %n
	switch int %j, label %done [ int 1, label %direct int 2, label %indirect ]
direct:
	call void %main()
	ret void
indirect:
	%p = load void ()** %self
	call void %p()
	ret void
done:
	ret void
}
