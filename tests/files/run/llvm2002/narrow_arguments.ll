; test: 2002: narrow arguments and results keep their signs through calls, also of libc.
; exit: 0
; stdout: -1 255 -2 65534 1
; stdout: 65
%fmt = internal constant [16 x sbyte] c"%d %d %d %d %d\0A\00"
%one = internal constant [4 x sbyte] c"%d\0A\00"
declare int "printf"(sbyte*, ...)
declare int "toupper"(ubyte)
implementation
sbyte "s8"(sbyte %x)
begin
	ret sbyte %x
end
ubyte "u8"(ubyte %x)
begin
	ret ubyte %x
end
short "s16"(short %x)
begin
	ret short %x
end
ushort "u16"(ushort %x)
begin
	ret ushort %x
end
bool "b"(bool %x)
begin
	ret bool %x
end
int "main"()
begin
	%a = call sbyte %s8(sbyte -1)
	%c = call ubyte %u8(ubyte 255)
	%d = call short %s16(short -2)
	%e = call ushort %u16(ushort 65534)
	%f = call bool %b(bool true)
	%p = getelementptr [16 x sbyte]* %fmt, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %p, sbyte %a, ubyte %c, short %d, ushort %e, bool %f)
	%u = call int %toupper(ubyte 97)
	%q = getelementptr [4 x sbyte]* %one, uint 0
	call int (sbyte*, ...)* %printf(sbyte* %q, int %u)
	ret int 0
end
