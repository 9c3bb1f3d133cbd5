; test: llvm.load.relative finds a string by its distance from the table
; exit: 0
; stdout: two
; stdout: one
declare ptr @llvm.load.relative.i64(ptr, i64)
declare ptr @llvm.load.relative.i32(ptr, i32)
declare i32 @puts(ptr)

@one = private unnamed_addr constant [4 x i8] c"one\00"
@two = private unnamed_addr constant [4 x i8] c"two\00"
@table = internal unnamed_addr constant [2 x i32] [
  i32 trunc (i64 sub (i64 ptrtoint (ptr @one to i64), i64 ptrtoint (ptr @table to i64)) to i32),
  i32 trunc (i64 sub (i64 ptrtoint (ptr @two to i64), i64 ptrtoint (ptr @table to i64)) to i32)
]

define i32 @main(i32 %argc, ptr %argv) {
  %offset = shl i32 %argc, 2
  %wide = zext i32 %offset to i64
  %second = call ptr @llvm.load.relative.i64(ptr @table, i64 %wide)
  call i32 @puts(ptr %second)
  %zero = sub i32 %offset, 4
  %first = call ptr @llvm.load.relative.i32(ptr @table, i32 %zero)
  call i32 @puts(ptr %first)
  ret i32 0
}
