;ç test: a na; test: the newest vintage: opaque pointers.
; exit: 25
@a = global [3 x i64] [i64 5, i64 10, i64 15]
define i64 @f(ptr %p) {
  %v = load i64, ptr %p, align 8
  %q = getelementptr inbounds i64, ptr %p, i64 1
  %w = load
