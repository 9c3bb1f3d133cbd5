; test: poison that is not chosen, that is frozen, or that is not used, is no error
; spec: Poison Values: "In order to facilitate speculative execution, many instructions do not invoke immediate undefined behavior when provided with illegal operands, and return a poison value instead."
; spec: Poison Values: "The string 'poison' can be used anywhere a constant is expected, and operations such as add with the nsw flag can produce a poison value."
; spec: Poison Values: "Propagation of poison can be stopped with the freeze instruction."
; spec: Poison Values: "Most instructions return 'poison' when one of their arguments is 'poison'. A notable exception is the select instruction."
; exit: 42
@p = global i32 poison
define i32 @main(i32 %argc) {
entry:
  %poison = sub nuw i32 0, %argc
  %unused = add i32 %poison, 1
  %never = icmp eq i32 %argc, 1000
  %chosen = select i1 %never, i32 poison, i32 40
  %f = freeze i32 %poison
  %g = xor i32 %f, %f
  %shift = shl i32 1, 77
  %far = getelementptr inbounds i32, ptr @p, i32 %unused
  br i1 %never, label %divide, label %next
divide:
  %d = udiv i32 1, poison
  store i32 %d, ptr %far
  br label %next
next:
  %h = phi i32 [ poison, %divide ], [ 2, %entry ]
  %s = add i32 %chosen, %h
  %r = add i32 %s, %g
  ret i32 %r
}
