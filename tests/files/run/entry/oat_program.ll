; test: a module with @program and no @main is run by Oat's convention: argument count and an Oat array of strings.
; args: hello oat
; exit: 3
; stdout: hello oat\c
; oracle: none (lli has no such convention)
declare void @print_string(i8*)
@space = global [2 x i8] c" \00"
define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %n_at = getelementptr { i64, [0 x i8*] }, { i64, [0 x i8*] }* %argv, i32 0, i32 0
  %n = load i64, i64* %n_at
  %p1 = getelementptr { i64, [0 x i8*] }, { i64, [0 x i8*] }* %argv, i32 0, i32 1, i32 1
  %s1 = load i8*, i8** %p1
  call void @print_string(i8* %s1)
  %sp = getelementptr [2 x i8], [2 x i8]* @space, i32 0, i32 0
  call void @print_string(i8* %sp)
  %p2 = getelementptr { i64, [0 x i8*] }, { i64, [0 x i8*] }* %argv, i32 0, i32 1, i32 2
  %s2 = load i8*, i8** %p2
  call void @print_string(i8* %s2)
  ret i64 %n
}
