; test: merge sort of a linked list, whose type is recursive by name; the nodes are freed.
; exit: 0
; stdout: -2,0,3,5,7,7,9,11,
; stdout: 8 freed
%item = internal constant [4 x sbyte] c"%d,\00"
%freed = internal constant [11 x sbyte] c"\0A%d freed\0A\00"
%node = type { int, %node* }
%values = internal constant [8 x int] [ int 5, int 3, int 9, int -2, int 7, int 7, int 0, int 11 ]
declare int %printf(sbyte*, ...)
implementation
%node* %build(int %i) {
	%end = seteq int %i, 8
	br bool %end, label %nothing, label %one
nothing:
	ret %node* null
one:
	%p = getelementptr [8 x int]* %values, long 0, int %i
	%v = load int* %p
	%n = malloc %node
	%vp = getelementptr %node* %n, long 0, uint 0
	store int %v, int* %vp
	%i1 = add int %i, 1
	%rest = call %node* %build(int %i1)
	%np = getelementptr %node* %n, long 0, uint 1
	store %node* %rest, %node** %np
	ret %node* %n
}
; Takes the second half off a list, and returns it.
%node* %split(%node* %list) {
entry:
	br label %loop
loop:
	%slow = phi %node* [ %list, %entry ], [ %slow1, %both ]
	%fast = phi %node* [ %list, %entry ], [ %fast2, %both ]
	%fp = getelementptr %node* %fast, long 0, uint 1
	%fast1 = load %node** %fp
	%end = seteq %node* %fast1, null
	br bool %end, label %cut, label %step
step:
	%fp1 = getelementptr %node* %fast1, long 0, uint 1
	%fast2 = load %node** %fp1
	%end2 = seteq %node* %fast2, null
	br bool %end2, label %cut, label %both
both:
	%sp = getelementptr %node* %slow, long 0, uint 1
	%slow1 = load %node** %sp
	br label %loop
cut:
	%cp = getelementptr %node* %slow, long 0, uint 1
	%second = load %node** %cp
	store %node* null, %node** %cp
	ret %node* %second
}
%node* %merge(%node* %a, %node* %b) {
	%ea = seteq %node* %a, null
	br bool %ea, label %onlyb, label %hasa
onlyb:
	ret %node* %b
hasa:
	%eb = seteq %node* %b, null
	br bool %eb, label %onlya, label %both
onlya:
	ret %node* %a
both:
	%ap = getelementptr %node* %a, long 0, uint 0
	%bp = getelementptr %node* %b, long 0, uint 0
	%av = load int* %ap
	%bv = load int* %bp
	%first = setle int %av, %bv
	%head = select bool %first, %node* %a, %node* %b
	%other = select bool %first, %node* %b, %node* %a
	%np = getelementptr %node* %head, long 0, uint 1
	%tail = load %node** %np
	%merged = call %node* %merge(%node* %tail, %node* %other)
	store %node* %merged, %node** %np
	ret %node* %head
}
%node* %sort(%node* %list) {
	%np = getelementptr %node* %list, long 0, uint 1
	%n = load %node** %np
	%single = seteq %node* %n, null
	br bool %single, label %done, label %halves
done:
	ret %node* %list
halves:
	%second = call %node* %split(%node* %list)
	%a = call %node* %sort(%node* %list)
	%b = call %node* %sort(%node* %second)
	%m = call %node* %merge(%node* %a, %node* %b)
	ret %node* %m
}
int %main() {
entry:
	%list = call %node* %build(int 0)
	%sorted = call %node* %sort(%node* %list)
	br label %loop
loop:
	%at = phi %node* [ %sorted, %entry ], [ %next, %loop ]
	%count = phi int [ 0, %entry ], [ %count1, %loop ]
	%vp = getelementptr %node* %at, long 0, uint 0
	%v = load int* %vp
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([4 x sbyte]* %item, long 0, long 0), int %v)
	%np = getelementptr %node* %at, long 0, uint 1
	%next = load %node** %np
	free %node* %at
	%count1 = add int %count, 1
	%end = seteq %node* %next, null
	br bool %end, label %done, label %loop
done:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([11 x sbyte]* %freed, long 0, long 0), int %count1)
	ret int 0
}
