; test: c"r\00"
define i32 @main() {
  %f = call %FILE* @fopen(i8* getelementptr ([10 x i8], [10 x i8]* @n, i32 0, i32 0), i8* getelementptr ([2 x i8], [2 x i8]* @m, i32 0, i32 0))
  %r = call i32 @fclose(%FILE* %f)
 
define  %r
}
