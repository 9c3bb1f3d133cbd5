; test: an undefined condition chooses one of the two values, and frozen it chooses the same at each use
; spec: Undefined Values: "To ensure all uses of a given register observe the same value (even if 'undef'), the freeze instruction can be used."
; spec: Undefined Values: "In case of switch instruction, the branch condition should be frozen, otherwise it is undefined behavior."
; spec: Undefined Values: "This set of examples shows that undefined 'select' conditions can go either way, but they have to come from one of the two operands."
; oracle: none (LLVM 19 takes another byte at each use of the frozen one)
; exit: 42
define i32 @main() {
entry:
  %one = select i1 undef, i32 40, i32 44
  %is40 = icmp eq i32 %one, 40
  %low = and i32 %one, 3
  %even = icmp eq i32 %low, 0
  %f = freeze i1 undef
  br i1 %f, label %left, label %right
left:
  br label %join
right:
  br label %join
join:
  %side = phi i1 [ true, %left ], [ false, %right ]
  %same = icmp eq i1 %side, %f
  %g = freeze i32 undef
  %g2 = xor i32 %g, %g
  %none = icmp eq i32 %g2, 0
  %w = freeze i8 undef
  switch i8 %w, label %other [ i8 0, label %zero ]
zero:
  br label %end
other:
  br label %end
end:
  %was = phi i1 [ true, %zero ], [ false, %other ]
  %is = icmp eq i8 %w, 0
  %agree = icmp eq i1 %was, %is
  %a = and i1 %even, %same
  %b = and i1 %a, %none
  %c = and i1 %b, %agree
  %r = select i1 %c, i32 42, i32 1
  ret i32 %r
}
