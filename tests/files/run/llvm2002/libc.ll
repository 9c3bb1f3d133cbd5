; test: 2002: functions of C at the types that these files declare: malloc(uint), ubyte strings, realloc, strcmp, exit.
; exit: 4
; stdout: hello
; stdout: 5 0
%hello = internal constant [6 x ubyte] c"hello\00"
%fmt = internal constant [7 x ubyte] c"%u %d\0A\00"
declare int "puts"(ubyte*)
declare int "printf"(ubyte*, ...)
declare ubyte* "malloc"(uint)
declare ubyte* "realloc"(ubyte*, uint)
declare void "free"(ubyte*)
declare uint "strlen"(ubyte*)
declare ubyte* "strcpy"(ubyte*, ubyte*)
declare int "strcmp"(ubyte*, ubyte*)
declare void "exit"(int)
implementation
int "main"()
begin
	%text = getelementptr [6 x ubyte]* %hello, long 0, long 0
	%len = call uint %strlen(ubyte* %text)
	%room = add uint %len, 1
	%new = call ubyte* %malloc(uint %room)
	%copy = call ubyte* %strcpy(ubyte* %new, ubyte* %text)
	%more = call ubyte* %realloc(ubyte* %copy, uint 100)
	call int %puts(ubyte* %more)
	%same = call int %strcmp(ubyte* %more, ubyte* %text)
	%f = getelementptr [7 x ubyte]* %fmt, long 0, long 0
	call int (ubyte*, ...)* %printf(ubyte* %f, uint %len, int %same)
	call void %free(ubyte* %more)
	call void %exit(int 4)
	ret int 0
end
