; test: initializers that are not in the table
; flags: --std llvmlite
%pair = type { i64, i64 }
@a = global i64 zeroinitializer ;~ error: LLVMlite has no `zeroinitializer`
@b = global [2 x i64] zeroinitializer ;~ error: LLVMlite has no `zeroinitializer`
@c = global { i64, i64* } { i64 undef, i64* zeroinitializer } ;~ error: `undef` is no initializer of LLVMlite ;~ error: LLVMlite has no `zeroinitializer`
@p = global %pair { i64 1, i64 2 }
@d = global i64* getelementptr (%pair, %pair* @p, i32 0, i32 1) ;~ error: this constant expression is no initializer of LLVMlite
@e = global i64 ptrtoint (i64* @a to i64) ;~ error: `ptrtoint (i64* @a to i64)` is no initializer of LLVMlite
@f = global [2 x i8*] [i8* bitcast (i64* getelementptr (%pair, %pair* @p, i32 0, i32 1) to i8*), i8* null] ;~ error: this constant expression is no initializer of LLVMlite
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
