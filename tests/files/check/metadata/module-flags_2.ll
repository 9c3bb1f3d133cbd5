; test: entries of a call graph profile
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !{!{ptr @g, ptr @f, i64 3}}} ;~ error: an entry of "CG Profile" is a triple of two functions and a number
@g = global i32 0
declare void @f()
