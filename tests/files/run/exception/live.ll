; test: what lives across calls that throw is there at the landing pad, in registers, in memory, and on
; a stack that has grown; in a loop that is compiled again meanwhile.
; exit: 0
; stdout: 3749950000 25000 49995.0
@text = constant [14 x i8] c"%ld %ld %.1f\0A\00"
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

define void @maybe(i32 %i) {
  %odd = and i32 %i, 1
  %throws = icmp ne i32 %odd, 0
  br i1 %throws, label %yes, label %no
yes:
  call void @throw(i32 %i)
  unreachable
no:
  ret void
}
define i32 @main() personality ptr @__gxx_personality_v0 {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %again ]
  %sum = phi i64 [ 0, %entry ], [ %sum2, %again ]
  %count = phi i64 [ 0, %entry ], [ %count2, %again ]
  %float = phi double [ 0.0, %entry ], [ %float2, %again ]
  %wide = sext i32 %i to i64
  %a = mul i64 %wide, 2
  %b = add i64 %wide, 3
  %c = xor i64 %wide, 5
  %d = sub i64 7, %wide
  %e = shl i64 %wide, 3
  %f = sub i64 0, %e
  %g = or i64 %wide, 0
  %x = sitofp i32 %i to double
  %rest = and i32 %i, 15
  %bytes = add i32 %rest, 8
  %stack = call ptr @llvm.stacksave()
  %room = alloca i8, i32 %bytes, align 8
  store i64 %wide, ptr %room
  invoke void @maybe(i32 %i) to label %normal unwind label %pad
normal:
  %n1 = add i64 %sum, %a
  %n2 = add i64 %n1, %b
  %n3 = add i64 %n2, %d
  %n4 = sub i64 %n3, 10
  br label %again
pad:
  %l = landingpad { ptr, i32 } catch ptr @_ZTIi
  %exception = extractvalue { ptr, i32 } %l, 0
  %value = call i32 @caught(ptr %exception)
  %value64 = sext i32 %value to i64
  %kept = load i64, ptr %room
  %p1 = add i64 %sum, %value64
  %p2 = add i64 %p1, %kept
  %p3 = add i64 %p2, %g
  %p4 = add i64 %p3, %e
  %p5 = add i64 %p4, %f
  %p6 = add i64 %p5, %wide
  %c0 = xor i64 %c, %wide
  %is5 = icmp eq i64 %c0, 5
  %one = zext i1 %is5 to i64
  %count1 = add i64 %count, %one
  %fp = fadd double %float, 1.0
  %minus = fsub double %x, %x
  %fp2 = fadd double %fp, %minus
  br label %again
again:
  %sum2 = phi i64 [ %n4, %normal ], [ %p6, %pad ]
  %count2 = phi i64 [ %count, %normal ], [ %count1, %pad ]
  %float2 = phi double [ %float, %normal ], [ %fp2, %pad ]
  call void @llvm.stackrestore(ptr %stack)
  %next = add i32 %i, 1
  %go = icmp slt i32 %next, 50000
  br i1 %go, label %head, label %out
out:
  %half = fsub double %float2, -24995.0
  call i32 (ptr, ...) @printf(ptr @text, i64 %sum2, i64 %count2, double %half)
  ret i32 0
}
declare ptr @llvm.stacksave()
declare void @llvm.stackrestore(ptr)
