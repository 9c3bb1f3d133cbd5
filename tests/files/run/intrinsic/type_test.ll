; test: tests of types that no pass has taken out are true, and a checked load loads.
; oracle: none (LLVM has a pass take checked loads out)
; exit: 47
@table = internal constant [2 x ptr] [ptr @three, ptr @seven], !type !0
@relative = internal constant [2 x i32] [i32 0, i32 trunc (i64 sub (i64 ptrtoint (ptr @seven to i64), i64 ptrtoint (ptr @relative to i64)) to i32)], !type !0
define internal i32 @three() { ret i32 3 }
define internal i32 @seven() { ret i32 7 }
declare i1 @llvm.type.test(ptr, metadata)
declare i1 @llvm.public.type.test(ptr, metadata)
declare { ptr, i1 } @llvm.type.checked.load(ptr, i32, metadata)
declare { ptr, i1 } @llvm.type.checked.load.relative(ptr, i32, metadata)
declare void @llvm.assume(i1)
define i32 @main() {
  %known = call i1 @llvm.type.test(ptr @table, metadata !"type")
  call void @llvm.assume(i1 %known)
  %public = call i1 @llvm.public.type.test(ptr @table, metadata !"type")
  %both = and i1 %known, %public
  %thirty = select i1 %both, i32 30, i32 0
  %pair = call { ptr, i1 } @llvm.type.checked.load(ptr @table, i32 8, metadata !"type")
  %f = extractvalue { ptr, i1 } %pair, 0
  %a = call i32 %f()
  %is = extractvalue { ptr, i1 } %pair, 1
  %one = zext i1 %is to i32
  %far = call { ptr, i1 } @llvm.type.checked.load.relative(ptr @relative, i32 4, metadata !"type")
  %g = extractvalue { ptr, i1 } %far, 0
  %b = call i32 %g()
  %is2 = extractvalue { ptr, i1 } %far, 1
  %two = select i1 %is2, i32 2, i32 0
  %s1 = add i32 %thirty, %a
  %s2 = add i32 %s1, %one
  %s3 = add i32 %s2, %b
  %s4 = add i32 %s3, %two
  ret i32 %s4
}
!0 = !{i64 0, !"type"}
