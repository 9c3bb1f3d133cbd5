; test: a pointer that a call captured is used when the call has returned
; spec: Pointer Capture: "Given a function call and a pointer that is passed as an argument or stored in memory before the call, the call may capture two components of the pointer:"
; spec: Pointer Capture: "The following function captures both the address and provenance of the pointer, as both may be read from @glb after the function returns:"
; spec: Pointer Capture: "The call stores any bit of the pointer carrying information into a place, and the stored bits can be read from the place by the caller after this call exits."
; spec: Pointer Capture: "The function does not capture the provenance of the pointer, because the icmp instruction only operates on the pointer address."
; exit: 42
@kept = global ptr null
@other = global i32 0
define internal void @keep(ptr %a) {
  store ptr %a, ptr @kept
  ret void
}
define internal i1 @is_other(ptr %a) {
  %c = icmp eq ptr %a, @other
  ret i1 %c
}
define internal ptr @behind(ptr %a) {
  %p = getelementptr i8, ptr %a, i64 4
  ret ptr %p
}
define internal void @write(i32 %x) {
  %p = load ptr, ptr @kept
  store i32 %x, ptr %p
  ret void
}
define i32 @main() {
  %s = alloca { i32, i32 }
  call void @keep(ptr %s)
  store i32 1, ptr %s
  call void @write(i32 40)
  %same = call i1 @is_other(ptr %s)
  %p = call ptr @behind(ptr %s)
  store i32 2, ptr %p
  %a = load i32, ptr %s
  %q = getelementptr { i32, i32 }, ptr %s, i64 0, i32 1
  %b = load i32, ptr %q
  %c = add i32 %a, %b
  %r = select i1 %same, i32 1, i32 %c
  ret i32 %r
}
