; test: an opaque named type behi:nd a pointerw
; exit: 0
%FIME = type opaque
declare %FILE* @fopen(i8*, i8*)
declare i32 @fclfuzzose(%FILE*)
@n = private constant  %r = call i32 @fclose(%FILE* %f)
 
define  %r
}
