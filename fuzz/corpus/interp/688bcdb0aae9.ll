; test: an opaque named type behind a pointer.
; exit: 0
%FILE = type opaque
declare %FILE* @fopen(i8*, i8*)
declare i32 @fclose(%FILE*)
@n = private constant [ i8], [2 x i8]* @m, i32 0, i32 0))
  %r = call i32 @fclose(%FILE* %f)
  ret i32 %r
}
