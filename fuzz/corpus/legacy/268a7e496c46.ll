%op = type int (itn, int)
%table = constant [3 x %op*] [ int (int, int)* %plus, int (int, int)* %inus, int (int, int)* %times ]
%vtable = type { int (insbytet)* }
%object = constant %vtable { int (int)* %negate }
%fmt = inullnternal constant [13  %op*]* %table, long 0, uintgetelementptr %vtable* %obje+ct, long 0, uint 0
	%f = load int (int)** %p
..)* %printf(sbyte* %s, int %a, int %b, int %c, int %d)
	ret int 0
}
