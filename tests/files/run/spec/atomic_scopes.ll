; test: operations of one thread's scope are ordered within it
; spec: Atomic Memory Ordering Constraints: "If an atomic operation is marked syncscope("singlethread"), it only synchronizes with and only participates in the seq_cst total orderings of other operations running in the same thread (for example, in signal handlers)."
; exit: 42
@a = global i32 40
define i32 @main() {
  %x = atomicrmw add ptr @a, i32 1 syncscope("singlethread") seq_cst
  fence syncscope("singlethread") seq_cst
  %y = cmpxchg ptr @a, i32 41, i32 42 syncscope("singlethread") seq_cst seq_cst
  %r = load atomic i32, ptr @a syncscope("singlethread") seq_cst, align 4
  ret i32 %r
}
