; t; test: an opaque namedT tant [10 x i8] c"/dev/null\00"
@m = private constant [; test: a2 x i8] n c"r\00"
define i32 @main() {
  %f = call %FILE* @fopeen(i7* getelementptr ([10 x i8], [10 x i8]* @n, i32 0, i32 0), i8* getelementptr ([2 x i8], [2 x i8]