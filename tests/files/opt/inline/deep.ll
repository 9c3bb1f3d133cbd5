; Functions that only call others, as those of iterators are, are gone however deep they are in each other.
; passes: inline tidy

define internal i32 @f0(i32 %x) {
  %y = call i32 @f1(i32 %x)
  ret i32 %y
}

define internal i32 @f1(i32 %x) {
  %y = call i32 @f2(i32 %x)
  ret i32 %y
}

define internal i32 @f2(i32 %x) {
  %y = call i32 @f3(i32 %x)
  ret i32 %y
}

define internal i32 @f3(i32 %x) {
  %y = call i32 @f4(i32 %x)
  ret i32 %y
}

define internal i32 @f4(i32 %x) {
  %y = call i32 @f5(i32 %x)
  ret i32 %y
}

define internal i32 @f5(i32 %x) {
  %y = call i32 @f6(i32 %x)
  ret i32 %y
}

define internal i32 @f6(i32 %x) {
  %y = call i32 @f7(i32 %x)
  ret i32 %y
}

define internal i32 @f7(i32 %x) {
  %y = call i32 @f8(i32 %x)
  ret i32 %y
}

define internal i32 @f8(i32 %x) {
  %y = call i32 @f9(i32 %x)
  ret i32 %y
}

define internal i32 @f9(i32 %x) {
  %y = call i32 @f10(i32 %x)
  ret i32 %y
}

define internal i32 @f10(i32 %x) {
  %y = call i32 @f11(i32 %x)
  ret i32 %y
}

define internal i32 @f11(i32 %x) {
  %y = call i32 @f12(i32 %x)
  ret i32 %y
}

define internal i32 @f12(i32 %x) {
  %y = call i32 @f13(i32 %x)
  ret i32 %y
}

define internal i32 @f13(i32 %x) {
  %y = call i32 @f14(i32 %x)
  ret i32 %y
}

define internal i32 @f14(i32 %x) {
  %y = call i32 @f15(i32 %x)
  ret i32 %y
}

define internal i32 @f15(i32 %x) {
  %y = call i32 @f16(i32 %x)
  ret i32 %y
}

define internal i32 @f16(i32 %x) {
  %y = call i32 @f17(i32 %x)
  ret i32 %y
}

define internal i32 @f17(i32 %x) {
  %y = call i32 @f18(i32 %x)
  ret i32 %y
}

define internal i32 @f18(i32 %x) {
  %y = call i32 @f19(i32 %x)
  ret i32 %y
}

define internal i32 @f19(i32 %x) {
  %y = call i32 @f20(i32 %x)
  ret i32 %y
}

define internal i32 @f20(i32 %x) {
  %y = mul i32 %x, %x
  ret i32 %y
}
; expect:
; function @f0(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     sig3 = (i32) -> i32
;     sig4 = (i32) -> i32
;     sig5 = (i32) -> i32
;     sig6 = (i32) -> i32
;     sig7 = (i32) -> i32
;     sig8 = (i32) -> i32
;     sig9 = (i32) -> i32
;     sig10 = (i32) -> i32
;     sig11 = (i32) -> i32
;     sig12 = (i32) -> i32
;     sig13 = (i32) -> i32
;     sig14 = (i32) -> i32
;     sig15 = (i32) -> i32
;     sig16 = (i32) -> i32
;     sig17 = (i32) -> i32
;     sig18 = (i32) -> i32
;     sig19 = (i32) -> i32
;     callee0 = @f1 sig0
;     callee1 = @f2 sig1
;     callee2 = @f3 sig2
;     callee3 = @f4 sig3
;     callee4 = @f5 sig4
;     callee5 = @f6 sig5
;     callee6 = @f7 sig6
;     callee7 = @f8 sig7
;     callee8 = @f9 sig8
;     callee9 = @f10 sig9
;     callee10 = @f11 sig10
;     callee11 = @f12 sig11
;     callee12 = @f13 sig12
;     callee13 = @f14 sig13
;     callee14 = @f15 sig14
;     callee15 = @f16 sig15
;     callee16 = @f17 sig16
;     callee17 = @f18 sig17
;     callee18 = @f19 sig18
;     callee19 = @f20 sig19
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f1(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     sig3 = (i32) -> i32
;     sig4 = (i32) -> i32
;     sig5 = (i32) -> i32
;     sig6 = (i32) -> i32
;     sig7 = (i32) -> i32
;     sig8 = (i32) -> i32
;     sig9 = (i32) -> i32
;     sig10 = (i32) -> i32
;     sig11 = (i32) -> i32
;     sig12 = (i32) -> i32
;     sig13 = (i32) -> i32
;     sig14 = (i32) -> i32
;     sig15 = (i32) -> i32
;     sig16 = (i32) -> i32
;     sig17 = (i32) -> i32
;     sig18 = (i32) -> i32
;     callee0 = @f2 sig0
;     callee1 = @f3 sig1
;     callee2 = @f4 sig2
;     callee3 = @f5 sig3
;     callee4 = @f6 sig4
;     callee5 = @f7 sig5
;     callee6 = @f8 sig6
;     callee7 = @f9 sig7
;     callee8 = @f10 sig8
;     callee9 = @f11 sig9
;     callee10 = @f12 sig10
;     callee11 = @f13 sig11
;     callee12 = @f14 sig12
;     callee13 = @f15 sig13
;     callee14 = @f16 sig14
;     callee15 = @f17 sig15
;     callee16 = @f18 sig16
;     callee17 = @f19 sig17
;     callee18 = @f20 sig18
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f2(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     sig3 = (i32) -> i32
;     sig4 = (i32) -> i32
;     sig5 = (i32) -> i32
;     sig6 = (i32) -> i32
;     sig7 = (i32) -> i32
;     sig8 = (i32) -> i32
;     sig9 = (i32) -> i32
;     sig10 = (i32) -> i32
;     sig11 = (i32) -> i32
;     sig12 = (i32) -> i32
;     sig13 = (i32) -> i32
;     sig14 = (i32) -> i32
;     sig15 = (i32) -> i32
;     sig16 = (i32) -> i32
;     sig17 = (i32) -> i32
;     callee0 = @f3 sig0
;     callee1 = @f4 sig1
;     callee2 = @f5 sig2
;     callee3 = @f6 sig3
;     callee4 = @f7 sig4
;     callee5 = @f8 sig5
;     callee6 = @f9 sig6
;     callee7 = @f10 sig7
;     callee8 = @f11 sig8
;     callee9 = @f12 sig9
;     callee10 = @f13 sig10
;     callee11 = @f14 sig11
;     callee12 = @f15 sig12
;     callee13 = @f16 sig13
;     callee14 = @f17 sig14
;     callee15 = @f18 sig15
;     callee16 = @f19 sig16
;     callee17 = @f20 sig17
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f3(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     sig3 = (i32) -> i32
;     sig4 = (i32) -> i32
;     sig5 = (i32) -> i32
;     sig6 = (i32) -> i32
;     sig7 = (i32) -> i32
;     sig8 = (i32) -> i32
;     sig9 = (i32) -> i32
;     sig10 = (i32) -> i32
;     sig11 = (i32) -> i32
;     sig12 = (i32) -> i32
;     sig13 = (i32) -> i32
;     sig14 = (i32) -> i32
;     sig15 = (i32) -> i32
;     sig16 = (i32) -> i32
;     callee0 = @f4 sig0
;     callee1 = @f5 sig1
;     callee2 = @f6 sig2
;     callee3 = @f7 sig3
;     callee4 = @f8 sig4
;     callee5 = @f9 sig5
;     callee6 = @f10 sig6
;     callee7 = @f11 sig7
;     callee8 = @f12 sig8
;     callee9 = @f13 sig9
;     callee10 = @f14 sig10
;     callee11 = @f15 sig11
;     callee12 = @f16 sig12
;     callee13 = @f17 sig13
;     callee14 = @f18 sig14
;     callee15 = @f19 sig15
;     callee16 = @f20 sig16
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f4(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     sig3 = (i32) -> i32
;     sig4 = (i32) -> i32
;     sig5 = (i32) -> i32
;     sig6 = (i32) -> i32
;     sig7 = (i32) -> i32
;     sig8 = (i32) -> i32
;     sig9 = (i32) -> i32
;     sig10 = (i32) -> i32
;     sig11 = (i32) -> i32
;     sig12 = (i32) -> i32
;     sig13 = (i32) -> i32
;     sig14 = (i32) -> i32
;     sig15 = (i32) -> i32
;     callee0 = @f5 sig0
;     callee1 = @f6 sig1
;     callee2 = @f7 sig2
;     callee3 = @f8 sig3
;     callee4 = @f9 sig4
;     callee5 = @f10 sig5
;     callee6 = @f11 sig6
;     callee7 = @f12 sig7
;     callee8 = @f13 sig8
;     callee9 = @f14 sig9
;     callee10 = @f15 sig10
;     callee11 = @f16 sig11
;     callee12 = @f17 sig12
;     callee13 = @f18 sig13
;     callee14 = @f19 sig14
;     callee15 = @f20 sig15
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f5(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     sig3 = (i32) -> i32
;     sig4 = (i32) -> i32
;     sig5 = (i32) -> i32
;     sig6 = (i32) -> i32
;     sig7 = (i32) -> i32
;     sig8 = (i32) -> i32
;     sig9 = (i32) -> i32
;     sig10 = (i32) -> i32
;     sig11 = (i32) -> i32
;     sig12 = (i32) -> i32
;     sig13 = (i32) -> i32
;     sig14 = (i32) -> i32
;     callee0 = @f6 sig0
;     callee1 = @f7 sig1
;     callee2 = @f8 sig2
;     callee3 = @f9 sig3
;     callee4 = @f10 sig4
;     callee5 = @f11 sig5
;     callee6 = @f12 sig6
;     callee7 = @f13 sig7
;     callee8 = @f14 sig8
;     callee9 = @f15 sig9
;     callee10 = @f16 sig10
;     callee11 = @f17 sig11
;     callee12 = @f18 sig12
;     callee13 = @f19 sig13
;     callee14 = @f20 sig14
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f6(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     sig3 = (i32) -> i32
;     sig4 = (i32) -> i32
;     sig5 = (i32) -> i32
;     sig6 = (i32) -> i32
;     sig7 = (i32) -> i32
;     sig8 = (i32) -> i32
;     sig9 = (i32) -> i32
;     sig10 = (i32) -> i32
;     sig11 = (i32) -> i32
;     sig12 = (i32) -> i32
;     sig13 = (i32) -> i32
;     callee0 = @f7 sig0
;     callee1 = @f8 sig1
;     callee2 = @f9 sig2
;     callee3 = @f10 sig3
;     callee4 = @f11 sig4
;     callee5 = @f12 sig5
;     callee6 = @f13 sig6
;     callee7 = @f14 sig7
;     callee8 = @f15 sig8
;     callee9 = @f16 sig9
;     callee10 = @f17 sig10
;     callee11 = @f18 sig11
;     callee12 = @f19 sig12
;     callee13 = @f20 sig13
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f7(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     sig3 = (i32) -> i32
;     sig4 = (i32) -> i32
;     sig5 = (i32) -> i32
;     sig6 = (i32) -> i32
;     sig7 = (i32) -> i32
;     sig8 = (i32) -> i32
;     sig9 = (i32) -> i32
;     sig10 = (i32) -> i32
;     sig11 = (i32) -> i32
;     sig12 = (i32) -> i32
;     callee0 = @f8 sig0
;     callee1 = @f9 sig1
;     callee2 = @f10 sig2
;     callee3 = @f11 sig3
;     callee4 = @f12 sig4
;     callee5 = @f13 sig5
;     callee6 = @f14 sig6
;     callee7 = @f15 sig7
;     callee8 = @f16 sig8
;     callee9 = @f17 sig9
;     callee10 = @f18 sig10
;     callee11 = @f19 sig11
;     callee12 = @f20 sig12
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f8(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     sig3 = (i32) -> i32
;     sig4 = (i32) -> i32
;     sig5 = (i32) -> i32
;     sig6 = (i32) -> i32
;     sig7 = (i32) -> i32
;     sig8 = (i32) -> i32
;     sig9 = (i32) -> i32
;     sig10 = (i32) -> i32
;     sig11 = (i32) -> i32
;     callee0 = @f9 sig0
;     callee1 = @f10 sig1
;     callee2 = @f11 sig2
;     callee3 = @f12 sig3
;     callee4 = @f13 sig4
;     callee5 = @f14 sig5
;     callee6 = @f15 sig6
;     callee7 = @f16 sig7
;     callee8 = @f17 sig8
;     callee9 = @f18 sig9
;     callee10 = @f19 sig10
;     callee11 = @f20 sig11
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f9(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     sig3 = (i32) -> i32
;     sig4 = (i32) -> i32
;     sig5 = (i32) -> i32
;     sig6 = (i32) -> i32
;     sig7 = (i32) -> i32
;     sig8 = (i32) -> i32
;     sig9 = (i32) -> i32
;     sig10 = (i32) -> i32
;     callee0 = @f10 sig0
;     callee1 = @f11 sig1
;     callee2 = @f12 sig2
;     callee3 = @f13 sig3
;     callee4 = @f14 sig4
;     callee5 = @f15 sig5
;     callee6 = @f16 sig6
;     callee7 = @f17 sig7
;     callee8 = @f18 sig8
;     callee9 = @f19 sig9
;     callee10 = @f20 sig10
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f10(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     sig3 = (i32) -> i32
;     sig4 = (i32) -> i32
;     sig5 = (i32) -> i32
;     sig6 = (i32) -> i32
;     sig7 = (i32) -> i32
;     sig8 = (i32) -> i32
;     sig9 = (i32) -> i32
;     callee0 = @f11 sig0
;     callee1 = @f12 sig1
;     callee2 = @f13 sig2
;     callee3 = @f14 sig3
;     callee4 = @f15 sig4
;     callee5 = @f16 sig5
;     callee6 = @f17 sig6
;     callee7 = @f18 sig7
;     callee8 = @f19 sig8
;     callee9 = @f20 sig9
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f11(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     sig3 = (i32) -> i32
;     sig4 = (i32) -> i32
;     sig5 = (i32) -> i32
;     sig6 = (i32) -> i32
;     sig7 = (i32) -> i32
;     sig8 = (i32) -> i32
;     callee0 = @f12 sig0
;     callee1 = @f13 sig1
;     callee2 = @f14 sig2
;     callee3 = @f15 sig3
;     callee4 = @f16 sig4
;     callee5 = @f17 sig5
;     callee6 = @f18 sig6
;     callee7 = @f19 sig7
;     callee8 = @f20 sig8
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f12(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     sig3 = (i32) -> i32
;     sig4 = (i32) -> i32
;     sig5 = (i32) -> i32
;     sig6 = (i32) -> i32
;     sig7 = (i32) -> i32
;     callee0 = @f13 sig0
;     callee1 = @f14 sig1
;     callee2 = @f15 sig2
;     callee3 = @f16 sig3
;     callee4 = @f17 sig4
;     callee5 = @f18 sig5
;     callee6 = @f19 sig6
;     callee7 = @f20 sig7
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f13(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     sig3 = (i32) -> i32
;     sig4 = (i32) -> i32
;     sig5 = (i32) -> i32
;     sig6 = (i32) -> i32
;     callee0 = @f14 sig0
;     callee1 = @f15 sig1
;     callee2 = @f16 sig2
;     callee3 = @f17 sig3
;     callee4 = @f18 sig4
;     callee5 = @f19 sig5
;     callee6 = @f20 sig6
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f14(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     sig3 = (i32) -> i32
;     sig4 = (i32) -> i32
;     sig5 = (i32) -> i32
;     callee0 = @f15 sig0
;     callee1 = @f16 sig1
;     callee2 = @f17 sig2
;     callee3 = @f18 sig3
;     callee4 = @f19 sig4
;     callee5 = @f20 sig5
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f15(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     sig3 = (i32) -> i32
;     sig4 = (i32) -> i32
;     callee0 = @f16 sig0
;     callee1 = @f17 sig1
;     callee2 = @f18 sig2
;     callee3 = @f19 sig3
;     callee4 = @f20 sig4
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f16(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     sig3 = (i32) -> i32
;     callee0 = @f17 sig0
;     callee1 = @f18 sig1
;     callee2 = @f19 sig2
;     callee3 = @f20 sig3
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f17(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     sig2 = (i32) -> i32
;     callee0 = @f18 sig0
;     callee1 = @f19 sig1
;     callee2 = @f20 sig2
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f18(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = (i32) -> i32
;     callee0 = @f19 sig0
;     callee1 = @f20 sig1
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f19(i32) -> i32 {
;     sig0 = (i32) -> i32
;     callee0 = @f20 sig0
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
;
; function @f20(i32) -> i32 {
; block0(v0: i32):
;     v1 = mul.i32 v0, v0
;     return v1
; }
