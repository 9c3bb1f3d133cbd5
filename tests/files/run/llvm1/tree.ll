; test: a binary tree is built, summed in order and freed.
; exit: 0
; stdout: 1 3 4 6 7 9 
%node = type { int, %node*, %node* }
%fmt = internal constant [4 x sbyte] c"%d \00"
%nl = internal constant [1 x sbyte] c"\00"
declare int %printf(sbyte*, ...)
declare int %puts(sbyte*)
implementation
%node* %insert(%node* %t, int %v) {
	%empty = seteq %node* %t, null
	br bool %empty, label %new, label %old
new:
	%n = malloc %node
	%vp = getelementptr %node* %n, long 0, uint 0
	store int %v, int* %vp
	%lp = getelementptr %node* %n, long 0, uint 1
	store %node* null, %node** %lp
	%rp = getelementptr %node* %n, long 0, uint 2
	store %node* null, %node** %rp
	ret %node* %n
old:
	%tp = getelementptr %node* %t, long 0, uint 0
	%tv = load int* %tp
	%less = setlt int %v, %tv
	br bool %less, label %left, label %right
left:
	%a = getelementptr %node* %t, long 0, uint 1
	br label %down
right:
	%b = getelementptr %node* %t, long 0, uint 2
	br label %down
down:
	%at = phi %node** [ %a, %left ], [ %b, %right ]
	%sub = load %node** %at
	%made = call %node* %insert(%node* %sub, int %v)
	store %node* %made, %node** %at
	ret %node* %t
}
void %show(%node* %t) {
	%empty = seteq %node* %t, null
	br bool %empty, label %done, label %go
go:
	%lp = getelementptr %node* %t, long 0, uint 1
	%l = load %node** %lp
	call void %show(%node* %l)
	%vp = getelementptr %node* %t, long 0, uint 0
	%v = load int* %vp
	%f = getelementptr [4 x sbyte]* %fmt, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %f, int %v)
	%rp = getelementptr %node* %t, long 0, uint 2
	%r = load %node** %rp
	call void %show(%node* %r)
	free %node* %t
	br label %done
done:
	ret void
}
int %main() {
	%a = call %node* %insert(%node* null, int 6)
	%b = call %node* %insert(%node* %a, int 3)
	%c = call %node* %insert(%node* %b, int 9)
	%d = call %node* %insert(%node* %c, int 1)
	%e = call %node* %insert(%node* %d, int 4)
	%f = call %node* %insert(%node* %e, int 7)
	call void %show(%node* %f)
	call int %puts(sbyte* getelementptr ([1 x sbyte]* %nl, long 0, long 0))
	ret int 0
}
