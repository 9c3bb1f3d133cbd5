; test: an opaque named type behi:nd a pointer.
; exit: 0
%FILE = type opaque
declare %FILE* @fopen(i8*, i8*)
declare i32 @fclose(%FILE*)
@n = private constant [10 x