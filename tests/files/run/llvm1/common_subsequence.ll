; test: the longest common subsequence of two strings, by a table on the stack.
; exit: 0
; stdout: 11 [ quicrow fo]
%a = internal constant [20 x sbyte] c"the quick brown fox\00"
%b = internal constant [19 x sbyte] c"a quiet crow foams\00"
%fmt = internal constant [9 x sbyte] c"%d [%s]\0A\00"
declare int %printf(sbyte*, ...)
declare uint %strlen(sbyte*)
implementation
int %main() {
entry:
	%ap = getelementptr [20 x sbyte]* %a, long 0, long 0
	%bp = getelementptr [19 x sbyte]* %b, long 0, long 0
	%alen = call uint %strlen(sbyte* %ap)
	%blen = call uint %strlen(sbyte* %bp)
	%m = cast uint %alen to int
	%n = cast uint %blen to int
	%width = add int %n, 1
	%height = add int %m, 1
	%cells = mul int %width, %height
	%size = cast int %cells to uint
	%t = alloca int, uint %size
	br label %fill
; Row 0 and column 0 are zeros; what lies above and left of a cell is known before it.
fill:
	%c = phi int [ 0, %entry ], [ %c1, %filled ]
	%i = div int %c, %width
	%j = rem int %c, %width
	%i0 = seteq int %i, 0
	%j0 = seteq int %j, 0
	%edge = or bool %i0, %j0
	br bool %edge, label %filled, label %compare
compare:
	%ai = sub int %i, 1
	%bj = sub int %j, 1
	%acp = getelementptr sbyte* %ap, int %ai
	%bcp = getelementptr sbyte* %bp, int %bj
	%ac = load sbyte* %acp
	%bc = load sbyte* %bcp
	%above = sub int %c, %width
	%left = sub int %c, 1
	%diagonal = sub int %above, 1
	%up = getelementptr int* %t, int %above
	%lp = getelementptr int* %t, int %left
	%dp = getelementptr int* %t, int %diagonal
	%uv = load int* %up
	%lv = load int* %lp
	%dv = load int* %dp
	%d1 = add int %dv, 1
	%ul = setge int %uv, %lv
	%best = select bool %ul, int %uv, int %lv
	%same = seteq sbyte %ac, %bc
	%v = select bool %same, int %d1, int %best
	br label %filled
filled:
	%x = phi int [ 0, %fill ], [ %v, %compare ]
	%p = getelementptr int* %t, int %c
	store int %x, int* %p
	%c1 = add int %c, 1
	%more = setlt int %c1, %cells
	br bool %more, label %fill, label %walk
walk:
	%out = alloca sbyte, uint 32
	%endp = getelementptr sbyte* %out, int %x
	store sbyte 0, sbyte* %endp
	br label %back
back:
	%bi = phi int [ %m, %walk ], [ %bi1, %again ]
	%bj2 = phi int [ %n, %walk ], [ %bj1, %again ]
	%left2 = phi int [ %x, %walk ], [ %left1, %again ]
	%none = seteq int %left2, 0
	br bool %none, label %done, label %look
look:
	%xi = sub int %bi, 1
	%xj = sub int %bj2, 1
	%xp = getelementptr sbyte* %ap, int %xi
	%yp = getelementptr sbyte* %bp, int %xj
	%xc = load sbyte* %xp
	%yc = load sbyte* %yp
	%eq = seteq sbyte %xc, %yc
	br bool %eq, label %take, label %step
take:
	%l1 = sub int %left2, 1
	%op = getelementptr sbyte* %out, int %l1
	store sbyte %xc, sbyte* %op
	br label %again
step:
	%row = mul int %bi, %width
	%cell = add int %row, %bj2
	%ca = sub int %cell, %width
	%cl = sub int %cell, 1
	%cap = getelementptr int* %t, int %ca
	%clp = getelementptr int* %t, int %cl
	%cav = load int* %cap
	%clv = load int* %clp
	%upward = setge int %cav, %clv
	%si = select bool %upward, int %xi, int %bi
	%sj = select bool %upward, int %bj2, int %xj
	br label %again
again:
	%bi1 = phi int [ %xi, %take ], [ %si, %step ]
	%bj1 = phi int [ %xj, %take ], [ %sj, %step ]
	%left1 = phi int [ %l1, %take ], [ %left2, %step ]
	br label %back
done:
	call int (sbyte*, ...)* %printf(sbyte* getelementptr ([9 x sbyte]* %fmt, long 0, long 0), int %x, sbyte* %out)
	ret int 0
}
