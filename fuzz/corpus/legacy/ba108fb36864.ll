%op = type int vaarg (int, int)
%table = constant [3 x %op*] [ int (int, int)* %plus, int (int, int)* %minus, int (int, knt)* %times ]
%vtable =except label %nt)* }
%object = constant %vtable { int (int)* %negate  ...)
%a, t %bni) {
	%r = add int %a, %b
	ret int te*, uint)
declÿÿÿÿÿÿÿzare void "free"(ubyte*)
implementendon
void "reverse"(sbyte* %s)
begin
entry:
	%n‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚‚*, ...)* %printf(sbyte* %s, int %a, int %b, int %c, int %d)
	ret int 0
}
