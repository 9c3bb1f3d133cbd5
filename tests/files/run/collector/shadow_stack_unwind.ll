; test: frames that an exception leaves are taken out of the list, also where the one that catches has no roots
; exit: 42
@llvm_gc_root_chain = linkonce global ptr null
@_ZTIi = external constant ptr
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @__gxx_personality_v0(...)
declare void @llvm.gcroot(ptr, ptr)
define i64 @depth() noinline {
  %head = load ptr, ptr @llvm_gc_root_chain
  br label %loop
loop:
  %e = phi ptr [ %head, %0 ], [ %next, %more ]
  %n = phi i64 [ 0, %0 ], [ %n1, %more ]
  %end = icmp eq ptr %e, null
  br i1 %end, label %out, label %more
more:
  %n1 = add i64 %n, 1
  %next = load ptr, ptr %e
  br label %loop
out:
  ret i64 %n
}
define void @throws(i32 %n) noinline gc "shadow-stack" {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  %end = icmp eq i32 %n, 0
  br i1 %end, label %now, label %deeper
deeper:
  %m = sub i32 %n, 1
  call void @throws(i32 %m)
  ret void
now:
  %x = call ptr @__cxa_allocate_exception(i64 4)
  store i32 1, ptr %x
  call void @__cxa_throw(ptr %x, ptr @_ZTIi, ptr null)
  unreachable
}
; Has roots, cleans up and goes on.
define void @cleans(ptr %sum) noinline gc "shadow-stack" personality ptr @__gxx_personality_v0 {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  invoke void @throws(i32 3) to label %done unwind label %pad
done:
  ret void
pad:
  %p = landingpad { ptr, i32 } cleanup
  %d = call i64 @depth()
  %old = load i64, ptr %sum
  %new = add i64 %old, %d
  store i64 %new, ptr %sum
  resume { ptr, i32 } %p
}
; Has none, and catches.
define i64 @catches() noinline personality ptr @__gxx_personality_v0 {
  %sum = alloca i64
  store i64 0, ptr %sum
  invoke void @cleans(ptr %sum) to label %done unwind label %pad
done:
  ret i64 -1
pad:
  %p = landingpad { ptr, i32 } catch ptr @_ZTIi
  %x = extractvalue { ptr, i32 } %p, 0
  call ptr @__cxa_begin_catch(ptr %x)
  call void @__cxa_end_catch()
  %d = call i64 @depth()
  %tens = mul i64 %d, 10
  %s = load i64, ptr %sum
  %r = add i64 %s, %tens
  ret i64 %r
}
define i64 @rooted() noinline gc "shadow-stack" {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  %r = call i64 @catches()
  ret i64 %r
}
; @cleans sees itself and @rooted: 2; @catches sees @rooted: 10; behind all nothing is left: 30.
define i32 @main() {
  %r = call i64 @rooted()
  %d = call i64 @depth()
  %none = icmp eq i64 %d, 0
  %more = select i1 %none, i64 30, i64 0
  %s = add i64 %r, %more
  %t = trunc i64 %s to i32
  ret i32 %t
}
