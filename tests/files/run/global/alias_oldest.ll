; test: aliases as they were written before LLVM 3.5: without a type, and of declarations
; exit: 42
; oracle: none (LLVM 19 does not read them)
@a = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@third = alias getelementptr ([4 x i32]* @a, i32 0, i32 2)
@environment = alias i8*** @environ
@environ = external global i8**
@say = alias i32 (i8*)* @puts
declare i32 @puts(i8*)
declare i32 @abs(i32)
@positive = alias i32 (i32)* @abs
define i32 @main() {
  %three = load i32* @third
  %e = load i8*** @environment
  %there = icmp ne i8** %e, null
  %one = zext i1 %there to i32
  %n = call i32 @positive(i32 -38)
  %s = add i32 %three, %one
  %r = add i32 %s, %n
  ret i32 %r
}
