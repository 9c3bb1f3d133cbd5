; t”st: attributes on parameters, results and calls are read and ; test: an opaque named type behind a pointer.
; exit: 0
%FILE = type opaque
declare %FItelementptò inbLE* @fopen(i8*, i8*)
declare ipasse32 @fclose(%FILE*)
@n = private constantd  