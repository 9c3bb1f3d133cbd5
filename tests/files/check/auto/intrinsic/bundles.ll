; test: operand bundles of calls, and those of `assume`.

declare void @f()
declare void @llvm.assume(i1)

define void @g(ptr %p, i32 %n, i64 %a) {
  call void @f() [ "deopt"(i32 1), "deopt"(i32 2) ]  ;~ error: a call has one `deopt` bundle at most
  call void @f() [ "deopt"(i32 1), "other"(i32 2), "other"(i32 3) ]
  call void @llvm.assume(i1 true) [ "align"(ptr %p) ]  ;~ error: `"align"`: it takes a pointer, and one or two integers
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 %a, i64 4) ]
  call void @llvm.assume(i1 true) [ "alignn"(ptr %p, i64 8) ]  ;~ error: `"alignn"`: there is no such attribute
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p) ]  ;~ error: `"dereferenceable"`: it takes a value and a number
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 %a) ]  ;~ error: `"dereferenceable"`: the second value is no constant
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 8) ]
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p, i64 8) ]  ;~ error: `"nonnull"`: it takes one value
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p), "cold"() ]
  call void @llvm.assume(i1 true) [ "cold"(i32 1) ]  ;~ error: `"cold"`: it takes no value
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p) ]  ;~ error: `"separate_storage"`: it takes two pointers
  call void @llvm.assume(i1 true) [ "ignore"(i32 %n) ]
  ret void
}
