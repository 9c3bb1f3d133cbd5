; test: the variables of a section lie between `__start_NAME` and `__stop_NAME`.
; exit: 36
; oracle: none (lli wants one permission for all that is in a section)
@a = internal constant i32 1, section "numbers", align 4
@other = global i64 77
@b = constant i32 2, section "numbers", align 4
@c = private global [2 x i32] [i32 30, i32 3], section "numbers", align 4
@__start_numbers = external global i32
@__stop_numbers = external global i32
@llvm.used = appending global [2 x ptr] [ptr @a, ptr @c], section "llvm.metadata"
define i32 @main() {
  br label %loop
loop:
  %p = phi ptr [ @__start_numbers, %0 ], [ %q, %loop ]
  %sum = phi i32 [ 0, %0 ], [ %next, %loop ]
  %v = load i32, ptr %p
  %next = add i32 %sum, %v
  %q = getelementptr i32, ptr %p, i64 1
  %more = icmp ult ptr %q, @__stop_numbers
  br i1 %more, label %loop, label %end
end:
  ret i32 %next
}
