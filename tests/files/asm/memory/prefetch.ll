; Prefetches: addresses are folded, and loads may be moved over them.
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.x86.sse2.pause()

define i32 @all(ptr %p, i64 %i) {
  %a = getelementptr i32, ptr %p, i64 %i
  %b = getelementptr i8, ptr %a, i64 256
  call void @llvm.prefetch.p0(ptr %b, i32 0, i32 3, i32 1)
  %v = load i32, ptr %a
  ret i32 %v
}

define void @others(ptr %p) {
  call void @llvm.prefetch.p0(ptr %p, i32 1, i32 2, i32 1)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 1, i32 1)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 0, i32 1)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 0)
  ret void
}

define void @wait(ptr %p) {
entry:
  br label %loop
loop:
  call void @llvm.x86.sse2.pause()
  %v = load atomic i32, ptr %p acquire, align 4
  %done = icmp ne i32 %v, 0
  br i1 %done, label %end, label %loop
end:
  ret void
}
; baseline:
; @all:
;     lea rdi, [rdi+rsi*4]
;     prefetcht0 [rdi+0x100]
;     mov eax, [rdi]
;     ret
;
; @others:
;     prefetcht1 [rdi]
;     prefetcht2 [rdi]
;     prefetchnta [rdi]
;     ret
;
; @wait:
;     mov t0, rdi
;     nop
; .1:
;     pause
;     mov t1d, [t0]
;     test t1d, t1d
;     je .1
;     ret
; opt:
; @all:
;     prefetcht0 [rdi+rsi*4+0x100]
;     mov eax, [rdi+rsi*4]
;     ret
;
; @others:
;     prefetcht1 [rdi]
;     prefetcht2 [rdi]
;     prefetchnta [rdi]
;     ret
;
; @wait:
; .1:
;     pause
;     mov t0d, [rdi]
;     test t0d, t0d
;     je .1
;     ret
