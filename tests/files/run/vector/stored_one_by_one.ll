; test: lanes of a vector that branches store one by one; those that none stores are left alone, also where nothing may be written
; exit: 0
; stdout: 2,11,12,13,14,
; stdout: 2,1,22,23,24,
; stdout: 1073741824,31,-1082130432,33,34,
; stdout: 7,41,7,43,44,45,46,47,48,
; stdout: 7,2,7,0,44,
; stdout: 1,2,3,4,
@fmt = constant [4 x i8] c"%d,\00"
@end = constant [2 x i8] c"\0A\00"
@i1 = global [8 x i32] [i32 1, i32 -5, i32 3, i32 2147483647, i32 5, i32 6, i32 7, i32 8]
@i2 = global [4 x i32] [i32 2, i32 -6, i32 3, i32 -2147483648]
@i3 = global [8 x i32] [i32 1, i32 5, i32 3, i32 0, i32 0, i32 0, i32 0, i32 8]
@l1 = global [2 x i64] [i64 -1, i64 4]
@l2 = global [2 x i64] [i64 4294967298, i64 5]
@f1 = global [4 x float] [float 1.0, float 0x7FF8000000000000, float -2.0, float 0.0]
@f2 = global [4 x float] [float 2.0, float 1.0, float -1.0, float -0.0]
@o1 = global [5 x i32] [i32 10, i32 11, i32 12, i32 13, i32 14]
@o2 = global [5 x i32] [i32 20, i32 21, i32 22, i32 23, i32 24]
@o3 = global [5 x i32] [i32 30, i32 31, i32 32, i32 33, i32 34]
@o4 = global [9 x i32] [i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48]
@fixed = constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
declare i32 @printf(ptr, ...)

define void @ints(ptr %p, ptr %q, ptr %r) {
  %a = load <4 x i32>, ptr %p, align 8
  %b = load <4 x i32>, ptr %q, align 8
  %m = icmp slt <4 x i32> %a, %b
  %m0 = extractelement <4 x i1> %m, i64 0
  br i1 %m0, label %store0, label %next0
store0:
  %e0 = extractelement <4 x i32> %b, i64 0
  %at0 = getelementptr i32, ptr %r, i64 0
  store i32 %e0, ptr %at0, align 4
  br label %next0
next0:
  %m1 = extractelement <4 x i1> %m, i64 1
  br i1 %m1, label %store1, label %next1
store1:
  %e1 = extractelement <4 x i32> %b, i64 1
  %at1 = getelementptr i32, ptr %r, i64 1
  store i32 %e1, ptr %at1, align 4
  br label %next1
next1:
  %m2 = extractelement <4 x i1> %m, i64 2
  br i1 %m2, label %store2, label %next2
store2:
  %e2 = extractelement <4 x i32> %b, i64 2
  %at2 = getelementptr i32, ptr %r, i64 2
  store i32 %e2, ptr %at2, align 4
  br label %next2
next2:
  %m3 = extractelement <4 x i1> %m, i64 3
  br i1 %m3, label %store3, label %next3
store3:
  %e3 = extractelement <4 x i32> %b, i64 3
  %at3 = getelementptr i32, ptr %r, i64 3
  store i32 %e3, ptr %at3, align 4
  br label %next3
next3:
  ret void
}

define void @longs(ptr %p, ptr %q, ptr %r) {
  %a = load <2 x i64>, ptr %p, align 8
  %b = load <2 x i64>, ptr %q, align 8
  %m = icmp ugt <2 x i64> %a, %b
  %m0 = extractelement <2 x i1> %m, i64 0
  br i1 %m0, label %store0, label %next0
store0:
  %e0 = extractelement <2 x i64> %b, i64 0
  %at0 = getelementptr i64, ptr %r, i64 0
  store i64 %e0, ptr %at0, align 8
  br label %next0
next0:
  %m1 = extractelement <2 x i1> %m, i64 1
  br i1 %m1, label %store1, label %next1
store1:
  %e1 = extractelement <2 x i64> %b, i64 1
  %at1 = getelementptr i64, ptr %r, i64 1
  store i64 %e1, ptr %at1, align 8
  br label %next1
next1:
  ret void
}

define void @floats(ptr %p, ptr %q, ptr %r) {
  %a = load <4 x float>, ptr %p, align 8
  %b = load <4 x float>, ptr %q, align 8
  %m = fcmp olt <4 x float> %a, %b
  %m0 = extractelement <4 x i1> %m, i64 0
  br i1 %m0, label %store0, label %next0
store0:
  %e0 = extractelement <4 x float> %b, i64 0
  %at0 = getelementptr float, ptr %r, i64 0
  store float %e0, ptr %at0, align 4
  br label %next0
next0:
  %m1 = extractelement <4 x i1> %m, i64 1
  br i1 %m1, label %store1, label %next1
store1:
  %e1 = extractelement <4 x float> %b, i64 1
  %at1 = getelementptr float, ptr %r, i64 1
  store float %e1, ptr %at1, align 4
  br label %next1
next1:
  %m2 = extractelement <4 x i1> %m, i64 2
  br i1 %m2, label %store2, label %next2
store2:
  %e2 = extractelement <4 x float> %b, i64 2
  %at2 = getelementptr float, ptr %r, i64 2
  store float %e2, ptr %at2, align 4
  br label %next2
next2:
  %m3 = extractelement <4 x i1> %m, i64 3
  br i1 %m3, label %store3, label %next3
store3:
  %e3 = extractelement <4 x float> %b, i64 3
  %at3 = getelementptr float, ptr %r, i64 3
  store float %e3, ptr %at3, align 4
  br label %next3
next3:
  ret void
}

define void @sevens(ptr %p, ptr %q, ptr %r) {
  %a = load <4 x i32>, ptr %p, align 8
  %b = load <4 x i32>, ptr %q, align 8
  %m = icmp eq <4 x i32> %a, %b
  %m0 = extractelement <4 x i1> %m, i64 0
  br i1 %m0, label %store0, label %next0
store0:
  %at0 = getelementptr i32, ptr %r, i64 0
  store i32 7, ptr %at0, align 4
  br label %next0
next0:
  %m1 = extractelement <4 x i1> %m, i64 1
  br i1 %m1, label %store1, label %next1
store1:
  %at1 = getelementptr i32, ptr %r, i64 1
  store i32 7, ptr %at1, align 4
  br label %next1
next1:
  %m2 = extractelement <4 x i1> %m, i64 2
  br i1 %m2, label %store2, label %next2
store2:
  %at2 = getelementptr i32, ptr %r, i64 2
  store i32 7, ptr %at2, align 4
  br label %next2
next2:
  %m3 = extractelement <4 x i1> %m, i64 3
  br i1 %m3, label %store3, label %next3
store3:
  %at3 = getelementptr i32, ptr %r, i64 3
  store i32 7, ptr %at3, align 4
  br label %next3
next3:
  ret void
}

define void @sums(ptr %p, ptr %q, ptr %r) {
  %a = load <4 x i32>, ptr %p, align 8
  %b = load <4 x i32>, ptr %q, align 8
  %m = icmp sgt <4 x i32> %a, %b
  %m0 = extractelement <4 x i1> %m, i64 0
  br i1 %m0, label %store0, label %next0
store0:
  %x0 = extractelement <4 x i32> %a, i64 0
  %y0 = extractelement <4 x i32> %b, i64 0
  %z0 = sub i32 %x0, %y0
  %s0 = add i32 %z0, 1
  %at0 = getelementptr i32, ptr %r, i64 0
  store i32 %s0, ptr %at0, align 4
  br label %next0
next0:
  %m1 = extractelement <4 x i1> %m, i64 1
  br i1 %m1, label %store1, label %next1
store1:
  %x1 = extractelement <4 x i32> %a, i64 1
  %y1 = extractelement <4 x i32> %b, i64 1
  %z1 = sub i32 %x1, %y1
  %s1 = add i32 %z1, 1
  %at1 = getelementptr i32, ptr %r, i64 1
  store i32 %s1, ptr %at1, align 4
  br label %next1
next1:
  %m2 = extractelement <4 x i1> %m, i64 2
  br i1 %m2, label %store2, label %next2
store2:
  %x2 = extractelement <4 x i32> %a, i64 2
  %y2 = extractelement <4 x i32> %b, i64 2
  %z2 = sub i32 %x2, %y2
  %s2 = add i32 %z2, 1
  %at2 = getelementptr i32, ptr %r, i64 2
  store i32 %s2, ptr %at2, align 4
  br label %next2
next2:
  %m3 = extractelement <4 x i1> %m, i64 3
  br i1 %m3, label %store3, label %next3
store3:
  %x3 = extractelement <4 x i32> %a, i64 3
  %y3 = extractelement <4 x i32> %b, i64 3
  %z3 = sub i32 %x3, %y3
  %s3 = add i32 %z3, 1
  %at3 = getelementptr i32, ptr %r, i64 3
  store i32 %s3, ptr %at3, align 4
  br label %next3
next3:
  ret void
}

define i32 @main() {
  call void @ints(ptr @i1, ptr @i2, ptr @o1)
  call void @show(ptr @o1, i64 5)
  call void @longs(ptr @l1, ptr @l2, ptr @o2)
  call void @show(ptr @o2, i64 5)
  call void @floats(ptr @f1, ptr @f2, ptr @o3)
  call void @show(ptr @o3, i64 5)
  call void @sevens(ptr @i1, ptr @i3, ptr @o4)
  call void @show(ptr @o4, i64 9)
  call void @sums(ptr @i1, ptr @i2, ptr @o4)
  call void @show(ptr @o4, i64 5)
  ; No lane is stored, and nothing may be.
  call void @ints(ptr @i1, ptr @i1, ptr @fixed)
  call void @show(ptr @fixed, i64 4)
  ret i32 0
}

define void @show(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %at
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %v)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  call i32 (ptr, ...) @printf(ptr @end)
  ret void
}
