; test: `i8` behind a pointer and in strings
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Types: "Note: i8* is a valid type, but just i8 is not. LLVMlite programs do not operate over byte-sized integer values."
@s = global [3 x i8] c"ab\00"
@t = global { i64, [3 x i8]* } { i64 3, [3 x i8]* @s }
declare void @put(i8*)
define i64 @main(i64 %n, i8** %argv) {
  %p = getelementptr [3 x i8], [3 x i8]* @s, i32 0, i32 0
  call void @put(i8* %p)
  %q = alloca i8*
  store i8* %p, i8** %q
  ret i64 0
}
