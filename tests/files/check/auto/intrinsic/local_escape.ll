; test: `localescape` and `localrecover`.

declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
declare void @outside()

define void @f(ptr %p, i32 %n) {
  %a = alloca i32
  %b = alloca i32, i32 %n
  call void (...) @llvm.localescape(ptr %a, ptr null)
  call void (...) @llvm.localescape(ptr %a)  ;~ error: it is called twice in this function
  ret void
}

define void @g(i32 %n) {
  %b = alloca i32, i32 %n
  call void (...) @llvm.localescape(ptr %b)  ;~ error: this is no static `alloca`
  ret void
}

define void @h() {
entry:
  %a = alloca i32
  br label %next
next:
  call void (...) @llvm.localescape(ptr %a)  ;~ error: this is not in the entry block
  ret void
}

define void @i(ptr %p) {
  %1 = call ptr @llvm.localrecover(ptr @f, ptr %p, i32 1)
  %2 = call ptr @llvm.localrecover(ptr @f, ptr %p, i32 2)  ;~ error: `@f` lets 2 slots out
  %3 = call ptr @llvm.localrecover(ptr @outside, ptr %p, i32 0)  ;~ error: this is no function that the module defines
  %4 = call ptr @llvm.localrecover(ptr %p, ptr %p, i32 0)  ;~ error: this is no function that the module defines
  ret void
}
