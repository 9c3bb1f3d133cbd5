; test: an interpreter goes where its table of labels says; a label stands twice in one table, another table starts within a record, and the first label is no entry of a program
; exit: 47
@ops = internal constant [5 x ptr] [ptr blockaddress(@run, %end), ptr blockaddress(@run, %double), ptr blockaddress(@run, %add), ptr blockaddress(@run, %double), ptr blockaddress(@run, %skip)]
@program = internal constant [8 x i8] c"\02\01\02\03\04\02\00\01"
@record = internal constant { i32, [2 x ptr], i64 } { i32 9, [2 x ptr] [ptr blockaddress(@choose, %b), ptr blockaddress(@choose, %a)], i64 5 }

; From 1: add 3 is 4, double is 8, add is 11, double is 22, skip what follows, the end.
define i64 @run(ptr %code) noinline {
entry:
  br label %dispatch
dispatch:
  %to = phi ptr [ blockaddress(@run, %add), %entry ], [ %t1, %next ]
  %pc = phi ptr [ %code, %entry ], [ %pc2, %next ]
  %v = phi i64 [ -2, %entry ], [ %v2, %next ]
  indirectbr ptr %to, [ label %add, label %double, label %skip, label %end ]
add:
  %va = add i64 %v, 3
  br label %next
double:
  %vd = shl i64 %v, 1
  br label %next
skip:
  %ps = getelementptr i8, ptr %pc, i64 1
  br label %next
next:
  %pc1 = phi ptr [ %pc, %add ], [ %pc, %double ], [ %ps, %skip ]
  %v2 = phi i64 [ %va, %add ], [ %vd, %double ], [ %v, %skip ]
  %op = load i8, ptr %pc1
  %pc2 = getelementptr i8, ptr %pc1, i64 1
  %i = zext i8 %op to i64
  %p = getelementptr [5 x ptr], ptr @ops, i64 0, i64 %i
  %t1 = load ptr, ptr %p
  br label %dispatch
end:
  ret i64 %v
}

define i64 @choose(i64 %i) noinline {
  %p = getelementptr { i32, [2 x ptr], i64 }, ptr @record, i64 0, i32 1, i64 %i
  %to = load ptr, ptr %p
  indirectbr ptr %to, [ label %a, label %b ]
a:
  ret i64 20
b:
  ret i64 5
}

define i32 @main() {
  %r = call i64 @run(ptr @program)
  %x = call i64 @choose(i64 0)
  %y = call i64 @choose(i64 1)
  %s = add i64 %r, %x
  %t = add i64 %s, %y
  %u = trunc i64 %t to i32
  ret i32 %u
}
