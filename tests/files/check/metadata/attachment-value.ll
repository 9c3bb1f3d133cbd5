; test: what attachments hold that LLVM gives a meaning
declare ptr @p()
declare i32 @n()
declare i1 @b()
define i32 @main(ptr %p, i32 %i, i1 %c) {
  %a = load ptr, ptr %p, !nonnull !1  ;~ error: the `!nonnull` of this `load` is wrong: it is not empty
  %b = load ptr, ptr %p, !dereferenceable !0  ;~ error: the `!dereferenceable` of this `load` is wrong: it has not one operand
  %d = load ptr, ptr %p, !dereferenceable_or_null !2  ;~ error: the `!dereferenceable_or_null` of this `load` is wrong: it has not one operand
  %e = load ptr, ptr %p, !align !3  ;~ error: the `!align` of this `load` is wrong: it is no power of two up to 2^32
  %f = load i32, ptr %p, !range !0  ;~ error: the `!range` of this `load` is wrong: it has not two numbers for each range
  %g = load i32, ptr %p, !range !4  ;~ error: the `!range` of this `load` is wrong: it has not two numbers for each range
  %h = load i32, ptr %p, !range !5  ;~ error: the `!range` of this `load` is wrong: a bound of a range is a number
  %j = load i32, ptr %p, !range !6  ;~ error: the `!range` of this `load` is wrong: the bounds have not the type of the value
  %k = load i32, ptr %p, !range !7  ;~ error: the `!range` of this `load` is wrong: a range from a number to itself is empty
  %l = load i32, ptr %p, !range !8  ;~ error: the `!range` of this `load` is wrong: its ranges overlap
  %m = load i32, ptr %p, !range !9  ;~ error: the `!range` of this `load` is wrong: its ranges are not in order
  %n = load i32, ptr %p, !range !10  ;~ error: the `!range` of this `load` is wrong: two of its ranges are one, as one ends where the other begins
  %o = fadd float 1.0, 2.0, !fpmath !11  ;~ error: the `!fpmath` of this `fadd` is wrong: it is not positive
  %q = fadd float 1.0, 2.0, !fpmath !1  ;~ error: the `!fpmath` of this `fadd` is wrong: its operand is no `float`
  %r = load i32, ptr %p, !noalias !12  ;~ error: the `!noalias` of this `load` is wrong: it lists something that is no node
  %s = load i32, ptr %p, !alias.scope !13  ;~ error: the `!alias.scope` of this `load` is wrong: a scope has two or three operands
  %t = load i32, ptr %p, !alias.scope !14  ;~ error: the `!alias.scope` of this `load` is wrong: a domain begins with itself or with a string, and ends with a string
  %u = load i32, ptr %p, !llvm.access.group !12  ;~ error: the `!llvm.access.group` of this `load` is wrong: it is no `distinct !{}`, and lists something else
  %v = load i32, ptr %p, !mmra !12  ;~ error: the `!mmra` of this `load` is wrong: it is no pair of strings, and lists none
  %w = add i32 %i, 1, !annotation !0  ;~ error: the `!annotation` of this `add` is wrong: it lists something else, or nothing
  %x = call ptr @p(), !memprof !0, !callsite !0  ;~ error: the `!callsite` of this `call` is wrong: a call stack is a list of numbers, and not empty  ;~ error: the `!memprof` of this `call` is wrong: it is empty
  %y = call ptr @p(), !memprof !15, !callsite !12  ;~ error: the `!callsite` of this `call` is wrong: a call stack is a list of numbers, and not empty  ;~ error: the `!memprof` of this `call` is wrong: a call stack is a list of numbers, and not empty
  %z = call i32 @n(), !prof !16  ;~ error: the `!prof` of this `call` is wrong: it has 2 weights for 1 way
  %aa = select i1 %c, i32 1, i32 2, !prof !16
  %ab = add i32 1, 2, !prof !16  ;~ error: the `!prof` of this `add` is wrong: this instruction goes one way, and has no weights
  %ac = call i32 @n(), !prof !17  ;~ error: the `!prof` of this `call` is wrong: it does not begin with a string
  %ad = call i32 @n(), !prof !18  ;~ error: the `!prof` of this `call` is wrong: it has 0 weights for 1 way
  br i1 %c, label %one, label %two, !prof !19
one:
  switch i32 %i, label %two [ i32 1, label %one
    i32 2, label %one ], !prof !20  ;~ error: the `!prof` of this `switch` is wrong: it has 2 weights for 3 ways
two:
  %ae = alloca i32, !invariant.group !0  ;~ error: `!invariant.group` cannot stand at this `alloca`
  %af = add i32 1, 2, !mmra !21  ;~ error: `!mmra` cannot stand at this `add`
  %ag = add i32 1, 2, !callsite !7  ;~ error: `!callsite` cannot stand at this `add`
  ret i32 0
}
!0 = !{}
!1 = !{i32 1}
!2 = !{i64 1, i64 2}
!3 = !{i64 3}
!4 = !{i32 1}
!5 = !{i32 1, !"x"}
!6 = !{i8 1, i8 2}
!7 = !{i32 1, i32 1}
!8 = !{i32 1, i32 5, i32 4, i32 9}
!9 = !{i32 7, i32 9, i32 1, i32 3}
!10 = !{i32 1, i32 5, i32 5, i32 9}
!11 = !{float -1.0}
!12 = !{!"str"}
!13 = !{!{!"scope"}}
!14 = !{!{!"scope", !{!"domain", i32 1}}}
!15 = !{!{!0, !"cold"}}
!16 = !{!"branch_weights", i32 1, i32 2}
!17 = !{i32 1, i32 2}
!18 = !{!"branch_weights", !"many"}
!19 = !{!"branch_weights", !"expected", i32 1, i32 2}
!20 = !{!"branch_weights", i32 1, i32 2}
!21 = !{!"a", !"b"}
