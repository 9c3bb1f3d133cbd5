; Variables that others can name, that something writes, or whose addresses go somewhere, are loaded each time.
; passes: gvn tidy

@llvm.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"
@external = global i32 1
@used = internal global i32 2
@stored = internal global [2 x i32] [i32 3, i32 3]
@passed = internal global i32 4
@kept = internal global i32 5
@holder = global ptr @kept
@chosen = internal global i32 6
@aliased = internal global i32 7
@alias = alias i32, ptr @aliased
@section = internal global i32 8, section "numbers"
@assembled = internal global i32 9
@exchanged = internal global i32 10
@immediate = internal global i32 14
@number = internal global i32 11
@destination = internal global i32 12
@returned = internal global i32 13

declare void @callee(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i32 @each() {
  %a = load i32, ptr @external
  %b = load i32, ptr @used
  %c = load i32, ptr @stored
  %d = load i32, ptr @passed
  %e = load i32, ptr @kept
  %f = load i32, ptr @chosen
  %g = load i32, ptr @aliased
  %h = load i32, ptr @section
  %i = load i32, ptr @assembled
  %j = load i32, ptr @exchanged
  %k = load i32, ptr @number
  %l = load i32, ptr @destination
  %m = load i32, ptr @returned
  %n = load i32, ptr @immediate
  %ab = add i32 %a, %b
  %ac = add i32 %ab, %c
  %ad = add i32 %ac, %d
  %ae = add i32 %ad, %e
  %af = add i32 %ae, %f
  %ag = add i32 %af, %g
  %ah = add i32 %ag, %h
  %ai = add i32 %ah, %i
  %aj = add i32 %ai, %j
  %ak = add i32 %aj, %k
  %al = add i32 %ak, %l
  %am = add i32 %al, %m
  %an = add i32 %am, %n
  ret i32 %an
}

define ptr @others(i64 %i, i1 %c, ptr %p) {
  br label %first
second:
  store i32 1, ptr %q
  %n = ptrtoint ptr @number to i64
  ret ptr @returned
first:
  call void @callee(ptr @passed)
  %s = select i1 %c, ptr @chosen, ptr %p
  %x = atomicrmw add ptr @exchanged, i32 1 seq_cst
  call void @llvm.memcpy.p0.p0.i64(ptr @destination, ptr %p, i64 4, i1 false)
  call void asm sideeffect "incl assembled(%rip)", ""()
  call void asm sideeffect "pushq $$immediate; popq %rax", "~{rax}"()
  %q = getelementptr [2 x i32], ptr @stored, i64 0, i64 %i
  br label %second
}
; expect:
; function @each() -> i32 {
; block0:
;     v0 = symbol_addr @external
;     v1 = load.i32 v0
;     v2 = symbol_addr @used
;     v3 = load.i32 v2
;     v4 = symbol_addr @stored
;     v5 = load.i32 v4
;     v6 = symbol_addr @passed
;     v7 = load.i32 v6
;     v8 = symbol_addr @kept
;     v9 = load.i32 v8
;     v10 = symbol_addr @chosen
;     v11 = load.i32 v10
;     v12 = symbol_addr @aliased
;     v13 = load.i32 v12
;     v14 = symbol_addr @section
;     v15 = load.i32 v14
;     v16 = symbol_addr @assembled
;     v17 = load.i32 v16
;     v18 = symbol_addr @exchanged
;     v19 = load.i32 v18
;     v20 = symbol_addr @number
;     v21 = load.i32 v20
;     v22 = symbol_addr @destination
;     v23 = load.i32 v22
;     v24 = symbol_addr @returned
;     v25 = load.i32 v24
;     v26 = symbol_addr @immediate
;     v27 = load.i32 v26
;     v28 = add.i32 v1, v3
;     v29 = add.i32 v5, v28
;     v30 = add.i32 v7, v29
;     v31 = add.i32 v9, v30
;     v32 = add.i32 v11, v31
;     v33 = add.i32 v13, v32
;     v34 = add.i32 v15, v33
;     v35 = add.i32 v17, v34
;     v36 = add.i32 v19, v35
;     v37 = add.i32 v21, v36
;     v38 = add.i32 v23, v37
;     v39 = add.i32 v25, v38
;     v40 = add.i32 v27, v39
;     return v40
; }
;
; function @others(i64, i8, i64) -> i64 {
;     slot0 = 8 align 8
;     slot1 = 8 align 8
;     sig0 = (i64)
;     sig1 = (i64)
;     sig2 = (i64)
;     callee0 = @callee sig0
;     stub0 = x554889e54883ec1048897c240848c7042400000000ff05faffffff488b4424084883c4105dc3 frame x, 23 size 4 after 4 plus 0 @assembled
;     stub1 = x554889e54883ec1048897c240848c7042400000000680000000058488b4424084883c4105dc3 frame x, 22 size 4 after 0 plus 0 @immediate
; block0(v0: i64, v1: i8, v2: i64):
;     v3 = symbol_addr @passed
;     call callee0(v3) ; @callee
;     v4 = iconst.i32 1
;     v5 = symbol_addr @exchanged
;     v6 = atomic_rmw.i32 add v4, v5
;     v7 = symbol_addr @destination
;     v8 = load.i32 v2
;     store.i32 v8, v7
;     v9 = stub_addr stub0
;     v10 = slot_addr slot0
;     call_indirect sig1 v9(v10)
;     v11 = stub_addr stub1
;     v12 = slot_addr slot1
;     call_indirect sig2 v11(v12)
;     v13 = symbol_addr @stored
;     v14 = lea v13 + v0 * 4
;     store.i32 v4, v14
;     v15 = symbol_addr @returned
;     return v15
; }
