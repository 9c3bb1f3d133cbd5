; test: sets that are joined, with paths that are halved: components of a graph.
; exit: 0
; stdout: 3 components
; stdout: 1 0 1 0
%fmt = internal constant [15 x sbyte] c"%d components\0A\00"
%same = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%parent = internal global [10 x ushort] [ ushort 0, ushort 1, ushort 2, ushort 3, ushort 4, ushort 5, ushort 6, ushort 7, ushort 8, ushort 9 ]
; Of ten places 0-1-2-3, 4-5-6-7-8 and 9 alone hang together.
%edges = internal constant [9 x { ubyte, ubyte }] [ { ubyte, ubyte } { ubyte 0, ubyte 1 }, { ubyte, ubyte } { ubyte 2, ubyte 3 }, { ubyte, ubyte } { ubyte 1, ubyte 3 }, { ubyte, ubyte } { ubyte 4, ubyte 5 }, { ubyte, ubyte } { ubyte 6, ubyte 5 }, { ubyte, ubyte } { ubyte 7, ubyte 8 }, { ubyte, ubyte } { ubyte 8, ubyte 4 }, { ubyte, ubyte } { ubyte 0, ubyte 2 }, { ubyte, ubyte } { ubyte 6, ubyte 7 } ]
declare int %printf(sbyte*, ...)
implementation
ushort %find(ushort %start) {
entry:
	br label %loop
loop:
	%x = phi ushort [ %start, %entry ], [ %grand, %up ]
	%i = cast ushort %x to uint
	%p = getelementptr [10 x ushort]* %parent, long 0, uint %i
	%above = load ushort* %p
	%root = seteq ushort %above, %x
	br bool %root, label %done, label %up
up:
	%ai = cast ushort %above to uint
	%ap = getelementptr [10 x ushort]* %parent, long 0, uint %ai
	%grand = load ushort* %ap
	store ushort %grand, ushort* %p
	br label %loop
done:
	ret ushort %x
}
; Whether the two were apart.
bool %join(ushort %a, ushort %b) {
	%ra = call ushort %find(ushort %a)
	%rb = call ushort %find(ushort %b)
	%apart = setne ushort %ra, %rb
	br bool %apart, label %link, label %done
link:
	%i = cast ushort %ra to uint
	%p = getelementptr [10 x ushort]* %parent, long 0, uint %i
	store ushort %rb, ushort* %p
	ret bool true
done:
	ret bool false
}
bool %together(ushort %a, ushort %b) {
	%ra = call ushort %find(ushort %a)
	%rb = call ushort %find(ushort %b)
	%s = seteq ushort %ra, %rb
	ret bool %s
}
int %main() {
entry:
	br label %loop
loop:
	%i = phi int [ 0, %entry ], [ %i1, %loop ]
	%n = phi int [ 10, %entry ], [ %n1, %loop ]
	%ap = getelementptr [9 x { ubyte, ubyte }]* %edges, long 0, int %i, uint 0
	%bp = getelementptr [9 x { ubyte, ubyte }]* %edges, long 0, int %i, uint 1
	%a = load ubyte* %ap
	%b = load ubyte* %bp
	%as = cast ubyte %a to ushort
	%bs = cast ubyte %b to ushort
	%new = call bool %join(ushort %as, ushort %bs)
	%one = cast bool %new to int
	%n1 = sub int %n, %one
	%i1 = add int %i, 1
	%more = setlt int %i1, 9
	br bool %more, label %loop, label %done
done:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([15 x sbyte]* %fmt, long 0, long 0), int %n1)
	%t1 = call bool %together(ushort 0, ushort 3)
	%t2 = call bool %together(ushort 3, ushort 4)
	%t3 = call bool %together(ushort 6, ushort 8)
	%t4 = call bool %together(ushort 9, ushort 8)
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([13 x sbyte]* %same, long 0, long 0), bool %t1, bool %t2, bool %t3, bool %t4)
	ret int 0
}
