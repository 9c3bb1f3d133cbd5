; test: constructors run by priority; at exit, what atexit was given comes first, then destructors, the last first.
; stdout: c1
; stdout: c2
; stdout: c3
; stdout: main
; stdout: at2
; stdout: at1
; stdout: d3
; stdout: d2
; stdout: d1
; exit: 5
; oracle: none (lli calls destructors in the order of constructors)
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @c3, ptr null }, { i32, ptr, ptr } { i32 101, ptr @c1, ptr null }, { i32, ptr, ptr } { i32 200, ptr @c2, ptr @x }]
@llvm.global_dtors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 101, ptr @d1, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @d3, ptr null },  { i32, ptr, ptr } { i32 300, ptr @d2, ptr null }]
@x = global i32 0
@s.c1 = private constant [3 x i8] c"c1\00"
@s.c2 = private constant [3 x i8] c"c2\00"
@s.c3 = private constant [3 x i8] c"c3\00"
@s.d1 = private constant [3 x i8] c"d1\00"
@s.d2 = private constant [3 x i8] c"d2\00"
@s.d3 = private constant [3 x i8] c"d3\00"
@s.at1 = private constant [4 x i8] c"at1\00"
@s.at2 = private constant [4 x i8] c"at2\00"
@s.main = private constant [5 x i8] c"main\00"
declare i32 @puts(ptr)
declare i32 @atexit(ptr)
define internal void @c1() { 
 call i32 @puts(ptr @s.c1)
 ret void }
define internal void @c2() { 
 call i32 @puts(ptr @s.c2)
 ret void }
define internal void @c3() { 
 call i32 @puts(ptr @s.c3)
 ret void }
define internal void @d1() { 
 call i32 @puts(ptr @s.d1)
 ret void }
define internal void @d2() { 
 call i32 @puts(ptr @s.d2)
 ret void }
define internal void @d3() { 
 call i32 @puts(ptr @s.d3)
 ret void }
define internal void @at1() { 
 call i32 @puts(ptr @s.at1)
 ret void }
define internal void @at2() { 
 call i32 @puts(ptr @s.at2)
 ret void }
define i32 @main() {
  call i32 @puts(ptr @s.main)
  call i32 @atexit(ptr @at1)
  call i32 @atexit(ptr @at2)
  ret i32 5
}
