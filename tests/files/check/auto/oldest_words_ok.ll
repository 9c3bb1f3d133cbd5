; test: spellings of LLVM before 4, and what follows on the next line
; exit: 0
@a = linker_private hidden constant i32 1
@b = linker_private_weak_def_auto constant i32 2
@c = alias i32* @a
@"" = global i8 0
@"" = global i8 1
!\31\31 = !{!0}
!\xname = !{!0}
!0 = !{}
declare i8* @f()
declare i32 @personality(...)
%fun = type i8* ()
define i32 @main(i32* %p, i32 %n) {
  %x = cmpxchg i32* %p, i32 0, i32 1 seq_cst
  %y = call %fun @f()
    nounwind, !mine !0
  %z = load i32, i32* %p
, !mine !0
  ret i32 %z
unreached:
  %v = phi i32
  ret i32 %v
}
define void @lands() {
  invoke void null() to label %done unwind label %pad
done:
  ret void
pad:
  %e = landingpad { i8*, i32 } personality i32 (...)* @personality cleanup
  resume { i8*, i32 } %e
}
