; Copies of constants that stay: one is written to, one is filled but for a word, one is given to a function, one is of a
; variable, and one is of either of two constants.
; passes: tidy mem2reg tidy

@table = private constant [40 x i32] zeroinitializer, align 16
@other = private constant [40 x i32] zeroinitializer, align 16
@variable = global [40 x i32] zeroinitializer, align 16

define i32 @elements(i64 %i, i1 %c) {
  %written = alloca [40 x i32]
  %part = alloca [41 x i32]
  %given = alloca [40 x i32]
  %varies = alloca [40 x i32]
  %either = alloca [40 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %written, ptr @table, i64 160, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %part, ptr @table, i64 160, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %given, ptr @table, i64 160, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %varies, ptr @variable, i64 160, i1 false)
  br i1 %c, label %one, label %two
one:
  call void @llvm.memcpy.p0.p0.i64(ptr %either, ptr @table, i64 160, i1 false)
  br label %end
two:
  call void @llvm.memcpy.p0.p0.i64(ptr %either, ptr @other, i64 160, i1 false)
  br label %end
end:
  %pa = getelementptr i32, ptr %written, i64 %i
  store i32 1, ptr %pa
  %a = load i32, ptr %pa
  %pb = getelementptr i32, ptr %part, i64 %i
  %b = load i32, ptr %pb
  call void @take(ptr %given)
  %pc = getelementptr i32, ptr %given, i64 %i
  %d = load i32, ptr %pc
  %pd = getelementptr i32, ptr %varies, i64 %i
  %e = load i32, ptr %pd
  %pe = getelementptr i32, ptr %either, i64 %i
  %f = load i32, ptr %pe
  %ab = add i32 %a, %b
  %abd = add i32 %ab, %d
  %abde = add i32 %abd, %e
  %all = add i32 %abde, %f
  ret i32 %all
}

declare void @take(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; expect:
; function @elements(i64, i8) -> i32 {
;     slot0 = 160 align 4
;     slot1 = 164 align 4
;     slot2 = 160 align 4
;     slot3 = 160 align 4
;     slot4 = 160 align 4
;     sig0 = (i64, i64, i64) -> i64
;     sig1 = (i64)
;     callee0 = %memcpy sig0
;     callee1 = @take sig1
; block0(v0: i64, v1: i8):
;     v2 = iconst.i8 1
;     v3 = and.i8 v1, v2
;     v4 = slot_addr slot0
;     v5 = symbol_addr @table
;     v6 = iconst.i64 160
;     v7 = call callee0(v4, v5, v6) ; %memcpy
;     v8 = slot_addr slot1
;     v9 = call callee0(v8, v5, v6) ; %memcpy
;     v10 = slot_addr slot2
;     v11 = call callee0(v10, v5, v6) ; %memcpy
;     v12 = slot_addr slot3
;     v13 = symbol_addr @variable
;     v14 = call callee0(v12, v13, v6) ; %memcpy
;     brif v3, block1, block2
; block1:
;     v15 = slot_addr slot4
;     v16 = symbol_addr @table
;     v17 = iconst.i64 160
;     v18 = call callee0(v15, v16, v17) ; %memcpy
;     jump block3
; block2:
;     v19 = slot_addr slot4
;     v20 = symbol_addr @other
;     v21 = iconst.i64 160
;     v22 = call callee0(v19, v20, v21) ; %memcpy
;     jump block3
; block3:
;     v23 = slot_addr slot0
;     v24 = lea v23 + v0 * 4
;     v25 = iconst.i32 1
;     store.i32 v25, v24
;     v26 = load.i32 v24
;     v27 = slot_addr slot1
;     v28 = lea v27 + v0 * 4
;     v29 = load.i32 v28
;     v30 = slot_addr slot2
;     call callee1(v30) ; @take
;     v31 = lea v30 + v0 * 4
;     v32 = load.i32 v31
;     v33 = slot_addr slot3
;     v34 = lea v33 + v0 * 4
;     v35 = load.i32 v34
;     v36 = slot_addr slot4
;     v37 = lea v36 + v0 * 4
;     v38 = load.i32 v37
;     v39 = add.i32 v26, v29
;     v40 = add.i32 v39, v32
;     v41 = add.i32 v40, v35
;     v42 = add.i32 v41, v38
;     return v42
; }
