; What is inlined into a function tests what is constant there: a function that is too large with these tests is
; small without them.
; passes: inline tidy

@log = global i64 0

declare i64 @llvm.ctpop.i64(i64)

define internal void @check(i64 %n) {
  %a0 = call i64 @llvm.ctpop.i64(i64 %n)
  %c0 = icmp eq i64 %a0, 1
  br i1 %c0, label %good0, label %bad0

bad0:
  %l0 = load i64, ptr @log
  %m0 = add i64 %l0, %n
  store i64 %m0, ptr @log
  br label %good0

good0:
  %a1 = call i64 @llvm.ctpop.i64(i64 %n)
  %c1 = icmp eq i64 %a1, 1
  br i1 %c1, label %good1, label %bad1

bad1:
  %l1 = load i64, ptr @log
  %m1 = add i64 %l1, %n
  store i64 %m1, ptr @log
  br label %good1

good1:
  %a2 = call i64 @llvm.ctpop.i64(i64 %n)
  %c2 = icmp eq i64 %a2, 1
  br i1 %c2, label %good2, label %bad2

bad2:
  %l2 = load i64, ptr @log
  %m2 = add i64 %l2, %n
  store i64 %m2, ptr @log
  br label %good2

good2:
  %a3 = call i64 @llvm.ctpop.i64(i64 %n)
  %c3 = icmp eq i64 %a3, 1
  br i1 %c3, label %good3, label %bad3

bad3:
  %l3 = load i64, ptr @log
  %m3 = add i64 %l3, %n
  store i64 %m3, ptr @log
  br label %good3

good3:
  %a4 = call i64 @llvm.ctpop.i64(i64 %n)
  %c4 = icmp eq i64 %a4, 1
  br i1 %c4, label %good4, label %bad4

bad4:
  %l4 = load i64, ptr @log
  %m4 = add i64 %l4, %n
  store i64 %m4, ptr @log
  br label %good4

good4:
  %a5 = call i64 @llvm.ctpop.i64(i64 %n)
  %c5 = icmp eq i64 %a5, 1
  br i1 %c5, label %good5, label %bad5

bad5:
  %l5 = load i64, ptr @log
  %m5 = add i64 %l5, %n
  store i64 %m5, ptr @log
  br label %good5

good5:
  ret void
}

define internal i64 @checked(ptr %p) {
  call void @check(i64 8)
  %x = load i64, ptr %p
  call void @check(i64 16)
  ret i64 %x
}

define i64 @caller(ptr %p) {
  %x = call i64 @checked(ptr %p)
  ret i64 %x
}
; expect:
; function @check(i64) {
; block0(v0: i64):
;     v1 = popcnt.i64 v0
;     v2 = iconst.i64 1
;     v3 = icmp.i64 eq v1, v2
;     brif v3, block2, block1
; block1:
;     v4 = symbol_addr @log
;     v5 = load.i64 v4
;     v6 = add.i64 v5, v0
;     store.i64 v6, v4
;     jump block2
; block2:
;     v7 = popcnt.i64 v0
;     v8 = iconst.i64 1
;     v9 = icmp.i64 eq v7, v8
;     brif v9, block4, block3
; block3:
;     v10 = symbol_addr @log
;     v11 = load.i64 v10
;     v12 = add.i64 v11, v0
;     store.i64 v12, v10
;     jump block4
; block4:
;     v13 = popcnt.i64 v0
;     v14 = iconst.i64 1
;     v15 = icmp.i64 eq v13, v14
;     brif v15, block6, block5
; block5:
;     v16 = symbol_addr @log
;     v17 = load.i64 v16
;     v18 = add.i64 v17, v0
;     store.i64 v18, v16
;     jump block6
; block6:
;     v19 = popcnt.i64 v0
;     v20 = iconst.i64 1
;     v21 = icmp.i64 eq v19, v20
;     brif v21, block8, block7
; block7:
;     v22 = symbol_addr @log
;     v23 = load.i64 v22
;     v24 = add.i64 v23, v0
;     store.i64 v24, v22
;     jump block8
; block8:
;     v25 = popcnt.i64 v0
;     v26 = iconst.i64 1
;     v27 = icmp.i64 eq v25, v26
;     brif v27, block10, block9
; block9:
;     v28 = symbol_addr @log
;     v29 = load.i64 v28
;     v30 = add.i64 v29, v0
;     store.i64 v30, v28
;     jump block10
; block10:
;     v31 = popcnt.i64 v0
;     v32 = iconst.i64 1
;     v33 = icmp.i64 eq v31, v32
;     brif v33, block12, block11
; block11:
;     v34 = symbol_addr @log
;     v35 = load.i64 v34
;     v36 = add.i64 v35, v0
;     store.i64 v36, v34
;     jump block12
; block12:
;     return
; }
;
; function @checked(i64) -> i64 {
;     sig0 = (i64)
;     callee0 = @check sig0
; block0(v0: i64):
;     v1 = iconst.i64 8
;     v2 = popcnt.i64 v1
;     v3 = iconst.i64 1
;     v4 = icmp.i64 eq v2, v3
;     brif v4, block2, block1
; block1:
;     v5 = symbol_addr @log
;     v6 = load.i64 v5
;     v7 = add.i64 v6, v1
;     store.i64 v7, v5
;     jump block2
; block2:
;     v8 = popcnt.i64 v1
;     v9 = iconst.i64 1
;     v10 = icmp.i64 eq v8, v9
;     brif v10, block4, block3
; block3:
;     v11 = symbol_addr @log
;     v12 = load.i64 v11
;     v13 = add.i64 v12, v1
;     store.i64 v13, v11
;     jump block4
; block4:
;     v14 = popcnt.i64 v1
;     v15 = iconst.i64 1
;     v16 = icmp.i64 eq v14, v15
;     brif v16, block6, block5
; block5:
;     v17 = symbol_addr @log
;     v18 = load.i64 v17
;     v19 = add.i64 v18, v1
;     store.i64 v19, v17
;     jump block6
; block6:
;     v20 = popcnt.i64 v1
;     v21 = iconst.i64 1
;     v22 = icmp.i64 eq v20, v21
;     brif v22, block8, block7
; block7:
;     v23 = symbol_addr @log
;     v24 = load.i64 v23
;     v25 = add.i64 v24, v1
;     store.i64 v25, v23
;     jump block8
; block8:
;     v26 = popcnt.i64 v1
;     v27 = iconst.i64 1
;     v28 = icmp.i64 eq v26, v27
;     brif v28, block10, block9
; block9:
;     v29 = symbol_addr @log
;     v30 = load.i64 v29
;     v31 = add.i64 v30, v1
;     store.i64 v31, v29
;     jump block10
; block10:
;     v32 = popcnt.i64 v1
;     v33 = iconst.i64 1
;     v34 = icmp.i64 eq v32, v33
;     brif v34, block12, block11
; block11:
;     v35 = symbol_addr @log
;     v36 = load.i64 v35
;     v37 = add.i64 v36, v1
;     store.i64 v37, v35
;     jump block12
; block12:
;     v38 = load.i64 v0
;     v39 = iconst.i64 16
;     v40 = popcnt.i64 v39
;     v41 = iconst.i64 1
;     v42 = icmp.i64 eq v40, v41
;     brif v42, block14, block13
; block13:
;     v43 = symbol_addr @log
;     v44 = load.i64 v43
;     v45 = add.i64 v44, v39
;     store.i64 v45, v43
;     jump block14
; block14:
;     v46 = popcnt.i64 v39
;     v47 = iconst.i64 1
;     v48 = icmp.i64 eq v46, v47
;     brif v48, block16, block15
; block15:
;     v49 = symbol_addr @log
;     v50 = load.i64 v49
;     v51 = add.i64 v50, v39
;     store.i64 v51, v49
;     jump block16
; block16:
;     v52 = popcnt.i64 v39
;     v53 = iconst.i64 1
;     v54 = icmp.i64 eq v52, v53
;     brif v54, block18, block17
; block17:
;     v55 = symbol_addr @log
;     v56 = load.i64 v55
;     v57 = add.i64 v56, v39
;     store.i64 v57, v55
;     jump block18
; block18:
;     v58 = popcnt.i64 v39
;     v59 = iconst.i64 1
;     v60 = icmp.i64 eq v58, v59
;     brif v60, block20, block19
; block19:
;     v61 = symbol_addr @log
;     v62 = load.i64 v61
;     v63 = add.i64 v62, v39
;     store.i64 v63, v61
;     jump block20
; block20:
;     v64 = popcnt.i64 v39
;     v65 = iconst.i64 1
;     v66 = icmp.i64 eq v64, v65
;     brif v66, block22, block21
; block21:
;     v67 = symbol_addr @log
;     v68 = load.i64 v67
;     v69 = add.i64 v68, v39
;     store.i64 v69, v67
;     jump block22
; block22:
;     v70 = popcnt.i64 v39
;     v71 = iconst.i64 1
;     v72 = icmp.i64 eq v70, v71
;     brif v72, block24, block23
; block23:
;     v73 = symbol_addr @log
;     v74 = load.i64 v73
;     v75 = add.i64 v74, v39
;     store.i64 v75, v73
;     jump block24
; block24:
;     return v38
; }
;
; function @caller(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @checked sig0
; block0(v0: i64):
;     v1 = load.i64 v0
;     return v1
; }
