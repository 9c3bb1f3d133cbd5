; Four mistakes around a loop that is meant to count down. Each message says
; what the rule is, and some can be fixed by their button.
define i32 @count(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %n, %entry ], [ %less, %lop ]
  %less = sub i32 %i, 1
  %done = icmp eq i64 %less, 0
  br i1 %done, label %out, label %loop

out:
  ret i32 %lest
}

define i32 @main() {
  %result = call i32 @count(i32 3)
  ret i64 %result
}
