; test: A function of the program is called although the C library has one of that name.
; exit: 47
@abc = constant [4 x i8] c"abc\00"

define i64 @strlen(ptr %s) noinline {
  %c = load i8, ptr %s
  %n = zext i8 %c to i64
  %m = sub i64 %n, 50
  ret i64 %m
}

define i64 @main() {
  %n = call i64 @strlen(ptr @abc)
  ret i64 %n
}
