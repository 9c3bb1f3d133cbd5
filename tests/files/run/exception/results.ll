; test: what an invoked call gives is there on its normal way, whatever travels how.
; exit: 55
@_ZTIi = external constant ptr
@_ZTId = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare void @__cxa_rethrow()
declare i32 @llvm.eh.typeid.for(ptr)
declare i32 @printf(ptr, ...)
define void @throw(i32 %value) {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %value, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define i32 @caught(ptr %exception) {
  %at = call ptr @__cxa_begin_catch(ptr %exception)
  %value = load i32, ptr %at
  call void @__cxa_end_catch()
  ret i32 %value
}

define i64 @int(i64 %a) { %r = add i64 %a, 1 ret i64 %r }
define double @float(double %a) { %r = fadd double %a, 1.0 ret double %r }
define { i64, double } @two(i64 %a) {
  %f = sitofp i64 %a to double
  %x = insertvalue { i64, double } poison, i64 %a, 0
  %y = insertvalue { i64, double } %x, double %f, 1
  ret { i64, double } %y
}
define i128 @wide(i128 %a) { %r = shl i128 %a, 65 ret i128 %r }
define x86_fp80 @long(double %a) { %r = fpext double %a to x86_fp80 ret x86_fp80 %r }
define <4 x i32> @vector(i32 %a) {
  %r = insertelement <4 x i32> zeroinitializer, i32 %a, i32 2
  ret <4 x i32> %r
}
define { i64, i64, i64, i64 } @four(i64 %a) {
  %r = insertvalue { i64, i64, i64, i64 } zeroinitializer, i64 %a, 3
  ret { i64, i64, i64, i64 } %r
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  %a = invoke i64 @int(i64 4) to label %b0 unwind label %pad
b0:
  %b = invoke double @float(double 5.0) to label %c0 unwind label %pad
c0:
  %c = invoke { i64, double } @two(i64 7) to label %d0 unwind label %pad
d0:
  %d = invoke i128 @wide(i128 1) to label %e0 unwind label %pad
e0:
  %e = invoke x86_fp80 @long(double 8.0) to label %f0 unwind label %pad
f0:
  %f = invoke <4 x i32> @vector(i32 9) to label %g0 unwind label %pad
g0:
  %g = invoke { i64, i64, i64, i64 } @four(i64 11) to label %join unwind label %pad
join:
  %from = phi { i64, i64, i64, i64 } [ %g, %g0 ]
  %b1 = fptosi double %b to i64
  %c1 = extractvalue { i64, double } %c, 0
  %c2 = extractvalue { i64, double } %c, 1
  %c3 = fptosi double %c2 to i64
  %d1 = lshr i128 %d, 64
  %d2 = trunc i128 %d1 to i64
  %e1 = fptosi x86_fp80 %e to i64
  %f1 = extractelement <4 x i32> %f, i32 2
  %f2 = zext i32 %f1 to i64
  %g1 = extractvalue { i64, i64, i64, i64 } %from, 3
  %s1 = add i64 %a, %b1
  %s2 = add i64 %s1, %c1
  %s3 = add i64 %s2, %c3
  %s4 = add i64 %s3, %d2
  %s5 = add i64 %s4, %e1
  %s6 = add i64 %s5, %f2
  %s7 = add i64 %s6, %g1
  %r = trunc i64 %s7 to i32
  ret i32 %r
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
