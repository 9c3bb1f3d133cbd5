; test: every third of ten leaves a ring of nodes that are linked both ways.
; exit: 0
; stdout: 3 6 9 2 7 1 8 5 10 4 .
%item = internal constant [4 x sbyte] c"%d \00"
%end = internal constant [3 x sbyte] c".\0A\00"
%person = type { int, %person*, %person* }
declare int %printf(sbyte*, ...)
implementation
void %link(%person* %a, %person* %b) {
	%n = getelementptr %person* %a, long 0, uint 1
	store %person* %b, %person** %n
	%p = getelementptr %person* %b, long 0, uint 2
	store %person* %a, %person** %p
	ret void
}
%person* %next(%person* %a) {
	%n = getelementptr %person* %a, long 0, uint 1
	%x = load %person** %n
	ret %person* %x
}
int %main() {
entry:
	%ring = alloca %person, uint 10
	br label %build
build:
	%i = phi int [ 0, %entry ], [ %i1, %build ]
	%a = getelementptr %person* %ring, int %i
	%number = getelementptr %person* %a, long 0, uint 0
	%i1 = add int %i, 1
	store int %i1, int* %number
	%wrap = rem int %i1, 10
	%b = getelementptr %person* %ring, int %wrap
	call void %link(%person* %a, %person* %b)
	%more = setlt int %i1, 10
	br bool %more, label %build, label %play
play:
	%at = phi %person* [ %ring, %build ], [ %after, %leave ]
	%x1 = call %person* %next(%person* %at)
	%out = call %person* %next(%person* %x1)
	%np = getelementptr %person* %out, long 0, uint 0
	%n = load int* %np
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([4 x sbyte]* %item, long 0, long 0), int %n)
	%after = call %person* %next(%person* %out)
	%last = seteq %person* %after, %out
	br bool %last, label %done, label %leave
leave:
	%bp = getelementptr %person* %out, long 0, uint 2
	%before = load %person** %bp
	call void %link(%person* %before, %person* %after)
	br label %play
done:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([3 x sbyte]* %end, long 0, long 0))
	ret int 0
}
