; test: an opaque named type behind a pointer.
; exit: 0
%FILE = type opaque
declare %FILE* @fopen(i8*, i8*)
declare i32 @fclose(%FILE*)
@n = private constant [10 x i8] c"/dev/null\00"
@m = private constant [2 x i8] c"r\00"
define i32 @main() {
  %f = call %FILE* @fopen(i8* getelementptr ([10 x i8], [10 x i8]* @n, i32 0, i32 0), i8* getelementptr ([2 x i8], [2 x i8]* @m, i32 0, i32 0))
  %r = call i32 @fclose(%FILE* %f)
  ret i32 %r
}
