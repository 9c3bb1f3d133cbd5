; test: the whole rendering: words and numbers that are nearly right
;~v error: a comment starts with a semicolon, not with `//`
// a comment
;~v error: expected `{` or an attribute, found `nounwnd`
define i32 @f(i32 %x) nounwnd {
  ret i32 %x
}
define i32 @g(ptr %p) {
;~v error: the type that is loaded from the `ptr` is missing
  %x = load ptr %p
;~v error: no `float` is exactly `1.0e39`
  %y = fadd float 1.0e39, 1.0
  ret i32 0
}
