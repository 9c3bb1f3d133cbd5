; test: `const` is `constant`, integers in hexadecimal have signs, and the number of a convention may follow at once
; exit: 42
%four = const int 4
%more = internal const sbyte s0xFE
implementation
int
%main()
{
  %a = load int* %four
  %b = load sbyte* %more
  %b = cast sbyte %b to int
  %c = call cc0 int %twice( int u0x14 )
  %s = add int %a, %b
  %t = add int %s, %c
  ret int %t
}
cc0 int %twice( int %x ) {
  %y = add int %x, %x
  ret int %y
}
