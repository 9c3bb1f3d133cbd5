; test: 2002: a queue in a ring of ushorts, in a structure that is passed by its address.
; exit: 60
%queue = type { uint, uint, [4 x ushort] }
implementation
void "put"(%queue* %q, ushort %v)
begin
	%tp = getelementptr %queue* %q, ubyte 1
	%t = load uint* %tp
	%at = rem uint %t, 4
	%slot = getelementptr %queue* %q, ubyte 2, uint %at
	store ushort %v, ushort* %slot
	%t1 = add uint %t, 1
	store uint %t1, uint* %tp
	ret void
end
ushort "get"(%queue* %q)
begin
	%hp = getelementptr %queue* %q, ubyte 0
	%h = load uint* %hp
	%at = rem uint %h, 4
	%slot = getelementptr %queue* %q, ubyte 2, uint %at
	%v = load ushort* %slot
	%h1 = add uint %h, 1
	store uint %h1, uint* %hp
	ret ushort %v
end
int "main"()
begin
	%q = alloca %queue
	%hp = getelementptr %queue* %q, ubyte 0
	store uint 4294967294, uint* %hp
	%tp = getelementptr %queue* %q, ubyte 1
	store uint 4294967294, uint* %tp
	call void %put(%queue* %q, ushort 10)
	call void %put(%queue* %q, ushort 20)
	call void %put(%queue* %q, ushort 30)
	%a = call ushort %get(%queue* %q)
	%b = call ushort %get(%queue* %q)
	%c = call ushort %get(%queue* %q)
	%s = add ushort %a, %b
	%t = add ushort %s, %c
	%r = cast ushort %t to int
	ret int %r
end
