; test: 2002: characters, words and lines of a text.
; exit: 0
; stdout: 34 6 2
%text = internal constant [35 x sbyte] c"the first  manual\0Aof\09the language\0A\00"
%fmt = internal constant [10 x sbyte] c"%u %u %u\0A\00"
declare int "printf"(sbyte*, ...)
implementation
bool "blank"(sbyte %c)
begin
	switch uint 0, label %test, [0 x label] [ ]
test:
	%a = seteq sbyte %c, 32
	%b = seteq sbyte %c, 10
	%d = seteq sbyte %c, 9
	%e = or bool %a, %b
	%f = or bool %e, %d
	ret bool %f
end
int "main"()
begin
entry:
	br label %loop
loop:
	%i = phi uint [ 0, %entry ], [ %i1, %body ]
	%words = phi uint [ 0, %entry ], [ %words1, %body ]
	%lines = phi uint [ 0, %entry ], [ %lines1, %body ]
	%before = phi bool [ true, %entry ], [ %now, %body ]
	%c = load [35 x sbyte]* %text, uint %i
	%end = seteq sbyte %c, 0
	br bool %end, label %done, label %body
body:
	%now = call bool %blank(sbyte %c)
	%in = xor bool true, %now
	%start = and bool %before, %in
	%s = cast bool %start to uint
	%words1 = add uint %words, %s
	%nl = seteq sbyte %c, 10
	%l = cast bool %nl to uint
	%lines1 = add uint %lines, %l
	%i1 = add uint %i, 1
	br label %loop
done:
	%text1 = getelementptr [10 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %text1, uint %i, uint %words, uint %lines)
	ret int 0
end
