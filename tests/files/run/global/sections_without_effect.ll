; test: a section that a linker or loader gives a meaning to, and nobody here, is named in a warning.
; exit: 0
; stderr: the section `.note.tag` of `@note` has no effect
; stderr: natively, it is a note in the file of the program
; stderr: the section `.tdata` of `@shared` has no effect
; stderr: the section `.init` of `@part` has no effect
; oracle: none (LLVM's JIT gives these sections no meaning)
@note = internal constant [3 x i32] [i32 1, i32 0, i32 7], section ".note.tag", align 4
@shared = internal global i32 0, section ".tdata", align 4
@own = thread_local global i32 0, section ".tdata", align 4
@llvm.used = appending global [2 x ptr] [ptr @note, ptr @shared], section "llvm.metadata"
define internal void @part() section ".init" {
  ret void
}
define i32 @main() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @own)
  %n = load i32, ptr %p
  ret i32 %n
}
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
