; test: intrinsics of x86: atomic operations whose flags or bits are looked at, on any processor.
; exit: 0
; stdout: 004c9cf0a4d20234
; stdout: 00
; stdout: de5cde64d2023468
; stdout: 00
; stdout: 3eefa25b0234689e
; stdout: 01
; stdout: 2003e9d234689ed6
; stdout: 01
; stdout: a4d8103c689ed610
; stdout: 00
; stdout: 6ab1fa489ed6104c
; stdout: 01
; stdout: d24ac646cb53de6e
; stdout: 01
; stdout: 9c0675e75cd654d7
; stdout: 00
; stdout: 68a4e418508ccc10
; stdout: 00
; stdout: f6c4976c462507ed
; stdout: 01
; stdout: 66676a727f8fa2ba
; stdout: 01
; stdout: 185a90ca185aa0ea
; stdout: 00
; stdout: 0082ca085096de28
; stdout: 00
; stdout: 088a044096de2874
; stdout: 00
; stdout: 40045000de2874c2
; stdout: 00
; stdout: 080006002874c212
; stdout: 00
; stdout: 40868e2874c21264
; stdout: 00
; stdout: 90ce2000c21264b8
; stdout: 01
; stdout: 1020344010603004
; stdout: 00
; stdout: 2814421044080a04
; stdout: 00
; stdout: 00264e78a4d20234
; stdout: 00
; stdout: 200e608010021028
; stdout: 00
; stdout: 4070a48000202084
; stdout: 00
; stdout: 2804120004480ac4
; stdout: 00
; stdout: a5d20234689ed610
; stdout: 00000000
; stdout: d20034689ed6104c
; stdout: 00020000
; stdout: 0234689ad6104c8a
; stdout: 00000004
; stdout: 35689ed6104c8aca
; stdout: 0000000000000000
; stdout: 689cd6104c8aca0c
; stdout: 0002000000000000
; stdout: 9ed610488aca0c50
; stdout: 0000000400000000
; stdout: d7104c8aca0c5096
; stdout: 00
; stdout: 904c8aca0c5096de
; stdout: 00
; stdout: 4c8aca0c5096de28
; stdout: 00000000
; stdout: 8ac80c5096de2874
; stdout: 00020000
; stdout: ca0c5092de2874c2
; stdout: 00000004
; stdout: 0c5096de2874c212
; stdout: 0000000000000000
; stdout: 5094de2874c21264
; stdout: 0002000000000000
; stdout: 96de2870c21264b8
; stdout: 0000000400000000
; stdout: de2874c21264b80e
; stdout: 00
; stdout: 2074c21264b80e66
; stdout: 01
; stdout: 01264e78a4d20234
; stdout: 00000000
; stdout: 264e78a4d2023468
; stdout: 00020000
; stdout: 4e78a4d60234689e
; stdout: 00000000
; stdout: 79a4d20234689ed6
; stdout: 0000000000000000
; stdout: a4d20234689ed610
; stdout: 0002000000000000
; stdout: d202346c9ed6104c
; stdout: 0000000000000000
; stdout: 0234689ed6104c8a
; stdout: 01
; stdout: 34689ef6104c8aca
; stdout: 00
; stdout: 689ede184c8aca0c
; stdout: 00
; stdout: defe966c8aca0c50
; stdout: 00
; stdout: d6565eeaca0c5096
; stdout: 00
; stdout: 184e8eca0c5096de
; stdout: 01
; stdout: ccaecefc5096de28
; stdout: 01
; stdout: baceee5096de2874
; stdout: 01
; stdout: da9edebefeea76e6
; stdout: 00
; stdout: 0c5e96de2c7eca1e
; stdout: 00
; stdout: 50f6de38f4d252f4
; stdout: 00
; stdout: fedeaef4de3a7efc
; stdout: 01
; stdout: fe3e7eca5666fa8e
; stdout: 00
; stdout: e87ed692ecba4eee
; stdout: 00
; stdout: 00000000a4d20234
; stdout: 00
; stdout: 6e3f12e4d2023468
; stdout: 00
; stdout: 5e01a6490234689e
; stdout: 00
; stdout: d045bc3234689ed6
; stdout: 00
; stdout: a4ccf42b689ed610
; stdout: 00
; stdout: 3a546d879ed6104c
; stdout: 01
; stdout: 321d0af6e1cdb9a5
; stdout: 01
; stdout: ccc9c7c5c4c1bfbd
; stdout: 00
; stdout: 6898c8084888c808
; stdout: 00
; stdout: 46e8892bce6f12b3
; stdout: 01
; stdout: 46ba2da2158afd71
; stdout: 00
; stdout: 083e84ca00468cd2
; stdout: 00
; stdout: cc2c04f45096de28
; stdout: 00
; stdout: b244ea1096de2874
; stdout: 00
; stdout: 9a9a8ebede2874c2
; stdout: 00
; stdout: 045e90de2874c212
; stdout: 01
; stdout: 1070501074c21264
; stdout: 00
; stdout: 6e108ef4c21264b8
; stdout: 00
; stdout: ee1e4a8a4606ca8a
; stdout: 00
; stdout: c06a9482a8b244ea
; stdout: 00
; stdout: 0000000000000000
; stdout: 01
; stdout: 9e401e64ce78ee54
; stdout: 00
; stdout: be0e5a5a16965a5a
; stdout: 01
; stdout: d0fac4d2b822941a
; stdout: 01

; Bytes with the ends of their range among them, floats with what is special, small indices.
@bytes = global [256 x i8] zeroinitializer
@out = global [64 x i8] zeroinitializer
@digits = constant [5 x i8] c"%02x\00"
@line = constant [1 x i8] c"\00"

declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @fill() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %square = mul i64 %i, %i
  %seven = mul i64 %i, 37
  %sum = add i64 %square, %seven
  %byte = trunc i64 %sum to i8
  %low = and i8 %byte, 15
  %kind = and i64 %i, 48
  %small = icmp eq i64 %kind, 32
  %value = select i1 %small, i8 %low, i8 %byte
  %to = getelementptr i8, ptr @bytes, i64 %i
  store i8 %value, ptr %to
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 256
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @show(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i8, ptr %p, i64 %i
  %byte = load i8, ptr %at
  %word = zext i8 %byte to i32
  %printed = call i32 (ptr, ...) @printf(ptr @digits, i32 %word)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  %end = call i32 @puts(ptr @line)
  ret void
}

declare i8 @llvm.x86.atomic.add.cc.i32(ptr, i32, i32)
declare i8 @llvm.x86.atomic.add.cc.i64(ptr, i64, i32)
declare i8 @llvm.x86.atomic.and.cc.i32(ptr, i32, i32)
declare i8 @llvm.x86.atomic.and.cc.i64(ptr, i64, i32)
declare i32 @llvm.x86.atomic.btc.i32(ptr, i8)
declare i64 @llvm.x86.atomic.btc.i64(ptr, i8)
declare i8 @llvm.x86.atomic.btc.rm.i32(ptr, i32)
declare i8 @llvm.x86.atomic.btc.rm.i64(ptr, i64)
declare i32 @llvm.x86.atomic.btr.i32(ptr, i8)
declare i64 @llvm.x86.atomic.btr.i64(ptr, i8)
declare i8 @llvm.x86.atomic.btr.rm.i32(ptr, i32)
declare i8 @llvm.x86.atomic.btr.rm.i64(ptr, i64)
declare i32 @llvm.x86.atomic.bts.i32(ptr, i8)
declare i64 @llvm.x86.atomic.bts.i64(ptr, i8)
declare i8 @llvm.x86.atomic.bts.rm.i32(ptr, i32)
declare i8 @llvm.x86.atomic.bts.rm.i64(ptr, i64)
declare i8 @llvm.x86.atomic.or.cc.i32(ptr, i32, i32)
declare i8 @llvm.x86.atomic.or.cc.i64(ptr, i64, i32)
declare i8 @llvm.x86.atomic.sub.cc.i32(ptr, i32, i32)
declare i8 @llvm.x86.atomic.sub.cc.i64(ptr, i64, i32)
declare i8 @llvm.x86.atomic.xor.cc.i32(ptr, i32, i32)
declare i8 @llvm.x86.atomic.xor.cc.i64(ptr, i64, i32)

define i32 @main() {
  call void @fill()
  ; atomic.add.cc 2
  %a0.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 0), i64 32, i1 false)
  %r0 = call i8 @llvm.x86.atomic.add.cc.i32(ptr @out, i32 %a0.0, i32 2)
  call void @show(ptr @out, i64 8)
  store i8 %r0, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.add.cc 4
  %a1.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 1), i64 32, i1 false)
  %r1 = call i8 @llvm.x86.atomic.add.cc.i32(ptr @out, i32 %a1.0, i32 4)
  call void @show(ptr @out, i64 8)
  store i8 %r1, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.add.cc 6
  %a2.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 2), i64 32, i1 false)
  %r2 = call i8 @llvm.x86.atomic.add.cc.i32(ptr @out, i32 %a2.0, i32 6)
  call void @show(ptr @out, i64 8)
  store i8 %r2, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.add.cc 8
  %a3.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 3), i64 32, i1 false)
  %r3 = call i8 @llvm.x86.atomic.add.cc.i32(ptr @out, i32 %a3.0, i32 8)
  call void @show(ptr @out, i64 8)
  store i8 %r3, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.add.cc 10
  %a4.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 4), i64 32, i1 false)
  %r4 = call i8 @llvm.x86.atomic.add.cc.i32(ptr @out, i32 %a4.0, i32 10)
  call void @show(ptr @out, i64 8)
  store i8 %r4, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.add.cc 13
  %a5.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 5), i64 32, i1 false)
  %r5 = call i8 @llvm.x86.atomic.add.cc.i32(ptr @out, i32 %a5.0, i32 13)
  call void @show(ptr @out, i64 8)
  store i8 %r5, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.add.cc 2
  %a6.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 6), i64 32, i1 false)
  %r6 = call i8 @llvm.x86.atomic.add.cc.i64(ptr @out, i64 %a6.0, i32 2)
  call void @show(ptr @out, i64 8)
  store i8 %r6, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.add.cc 4
  %a7.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 7), i64 32, i1 false)
  %r7 = call i8 @llvm.x86.atomic.add.cc.i64(ptr @out, i64 %a7.0, i32 4)
  call void @show(ptr @out, i64 8)
  store i8 %r7, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.add.cc 6
  %a8.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 8), i64 32, i1 false)
  %r8 = call i8 @llvm.x86.atomic.add.cc.i64(ptr @out, i64 %a8.0, i32 6)
  call void @show(ptr @out, i64 8)
  store i8 %r8, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.add.cc 8
  %a9.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 9), i64 32, i1 false)
  %r9 = call i8 @llvm.x86.atomic.add.cc.i64(ptr @out, i64 %a9.0, i32 8)
  call void @show(ptr @out, i64 8)
  store i8 %r9, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.add.cc 10
  %a10.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 10), i64 32, i1 false)
  %r10 = call i8 @llvm.x86.atomic.add.cc.i64(ptr @out, i64 %a10.0, i32 10)
  call void @show(ptr @out, i64 8)
  store i8 %r10, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.add.cc 13
  %a11.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 11), i64 32, i1 false)
  %r11 = call i8 @llvm.x86.atomic.add.cc.i64(ptr @out, i64 %a11.0, i32 13)
  call void @show(ptr @out, i64 8)
  store i8 %r11, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.and.cc 2
  %a12.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 12), i64 32, i1 false)
  %r12 = call i8 @llvm.x86.atomic.and.cc.i32(ptr @out, i32 %a12.0, i32 2)
  call void @show(ptr @out, i64 8)
  store i8 %r12, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.and.cc 4
  %a13.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 13), i64 32, i1 false)
  %r13 = call i8 @llvm.x86.atomic.and.cc.i32(ptr @out, i32 %a13.0, i32 4)
  call void @show(ptr @out, i64 8)
  store i8 %r13, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.and.cc 6
  %a14.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 14), i64 32, i1 false)
  %r14 = call i8 @llvm.x86.atomic.and.cc.i32(ptr @out, i32 %a14.0, i32 6)
  call void @show(ptr @out, i64 8)
  store i8 %r14, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.and.cc 8
  %a15.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 15), i64 32, i1 false)
  %r15 = call i8 @llvm.x86.atomic.and.cc.i32(ptr @out, i32 %a15.0, i32 8)
  call void @show(ptr @out, i64 8)
  store i8 %r15, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.and.cc 10
  %a16.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 16), i64 32, i1 false)
  %r16 = call i8 @llvm.x86.atomic.and.cc.i32(ptr @out, i32 %a16.0, i32 10)
  call void @show(ptr @out, i64 8)
  store i8 %r16, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.and.cc 13
  %a17.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 17), i64 32, i1 false)
  %r17 = call i8 @llvm.x86.atomic.and.cc.i32(ptr @out, i32 %a17.0, i32 13)
  call void @show(ptr @out, i64 8)
  store i8 %r17, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.and.cc 2
  %a18.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 18), i64 32, i1 false)
  %r18 = call i8 @llvm.x86.atomic.and.cc.i64(ptr @out, i64 %a18.0, i32 2)
  call void @show(ptr @out, i64 8)
  store i8 %r18, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.and.cc 4
  %a19.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 19), i64 32, i1 false)
  %r19 = call i8 @llvm.x86.atomic.and.cc.i64(ptr @out, i64 %a19.0, i32 4)
  call void @show(ptr @out, i64 8)
  store i8 %r19, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.and.cc 6
  %a20.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 0), i64 32, i1 false)
  %r20 = call i8 @llvm.x86.atomic.and.cc.i64(ptr @out, i64 %a20.0, i32 6)
  call void @show(ptr @out, i64 8)
  store i8 %r20, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.and.cc 8
  %a21.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 1), i64 32, i1 false)
  %r21 = call i8 @llvm.x86.atomic.and.cc.i64(ptr @out, i64 %a21.0, i32 8)
  call void @show(ptr @out, i64 8)
  store i8 %r21, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.and.cc 10
  %a22.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 2), i64 32, i1 false)
  %r22 = call i8 @llvm.x86.atomic.and.cc.i64(ptr @out, i64 %a22.0, i32 10)
  call void @show(ptr @out, i64 8)
  store i8 %r22, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.and.cc 13
  %a23.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 3), i64 32, i1 false)
  %r23 = call i8 @llvm.x86.atomic.and.cc.i64(ptr @out, i64 %a23.0, i32 13)
  call void @show(ptr @out, i64 8)
  store i8 %r23, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.btc 0
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 4), i64 32, i1 false)
  %r24 = call i32 @llvm.x86.atomic.btc.i32(ptr @out, i8 0)
  call void @show(ptr @out, i64 8)
  store i32 %r24, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; atomic.btc 9
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 5), i64 32, i1 false)
  %r25 = call i32 @llvm.x86.atomic.btc.i32(ptr @out, i8 9)
  call void @show(ptr @out, i64 8)
  store i32 %r25, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; atomic.btc 26
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 6), i64 32, i1 false)
  %r26 = call i32 @llvm.x86.atomic.btc.i32(ptr @out, i8 26)
  call void @show(ptr @out, i64 8)
  store i32 %r26, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; atomic.btc 0
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 7), i64 32, i1 false)
  %r27 = call i64 @llvm.x86.atomic.btc.i64(ptr @out, i8 0)
  call void @show(ptr @out, i64 8)
  store i64 %r27, ptr @out, align 1
  call void @show(ptr @out, i64 8)
  ; atomic.btc 9
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 8), i64 32, i1 false)
  %r28 = call i64 @llvm.x86.atomic.btc.i64(ptr @out, i8 9)
  call void @show(ptr @out, i64 8)
  store i64 %r28, ptr @out, align 1
  call void @show(ptr @out, i64 8)
  ; atomic.btc 26
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 9), i64 32, i1 false)
  %r29 = call i64 @llvm.x86.atomic.btc.i64(ptr @out, i8 26)
  call void @show(ptr @out, i64 8)
  store i64 %r29, ptr @out, align 1
  call void @show(ptr @out, i64 8)
  ; atomic.btc.rm
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 10), i64 32, i1 false)
  %r30 = call i8 @llvm.x86.atomic.btc.rm.i32(ptr @out, i32 0)
  call void @show(ptr @out, i64 8)
  store i8 %r30, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.btc.rm
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 11), i64 32, i1 false)
  %r31 = call i8 @llvm.x86.atomic.btc.rm.i64(ptr @out, i64 7)
  call void @show(ptr @out, i64 8)
  store i8 %r31, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.btr 0
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 12), i64 32, i1 false)
  %r32 = call i32 @llvm.x86.atomic.btr.i32(ptr @out, i8 0)
  call void @show(ptr @out, i64 8)
  store i32 %r32, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; atomic.btr 9
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 13), i64 32, i1 false)
  %r33 = call i32 @llvm.x86.atomic.btr.i32(ptr @out, i8 9)
  call void @show(ptr @out, i64 8)
  store i32 %r33, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; atomic.btr 26
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 14), i64 32, i1 false)
  %r34 = call i32 @llvm.x86.atomic.btr.i32(ptr @out, i8 26)
  call void @show(ptr @out, i64 8)
  store i32 %r34, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; atomic.btr 0
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 15), i64 32, i1 false)
  %r35 = call i64 @llvm.x86.atomic.btr.i64(ptr @out, i8 0)
  call void @show(ptr @out, i64 8)
  store i64 %r35, ptr @out, align 1
  call void @show(ptr @out, i64 8)
  ; atomic.btr 9
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 16), i64 32, i1 false)
  %r36 = call i64 @llvm.x86.atomic.btr.i64(ptr @out, i8 9)
  call void @show(ptr @out, i64 8)
  store i64 %r36, ptr @out, align 1
  call void @show(ptr @out, i64 8)
  ; atomic.btr 26
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 17), i64 32, i1 false)
  %r37 = call i64 @llvm.x86.atomic.btr.i64(ptr @out, i8 26)
  call void @show(ptr @out, i64 8)
  store i64 %r37, ptr @out, align 1
  call void @show(ptr @out, i64 8)
  ; atomic.btr.rm
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 18), i64 32, i1 false)
  %r38 = call i8 @llvm.x86.atomic.btr.rm.i32(ptr @out, i32 26)
  call void @show(ptr @out, i64 8)
  store i8 %r38, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.btr.rm
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 19), i64 32, i1 false)
  %r39 = call i8 @llvm.x86.atomic.btr.rm.i64(ptr @out, i64 3)
  call void @show(ptr @out, i64 8)
  store i8 %r39, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.bts 0
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 0), i64 32, i1 false)
  %r40 = call i32 @llvm.x86.atomic.bts.i32(ptr @out, i8 0)
  call void @show(ptr @out, i64 8)
  store i32 %r40, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; atomic.bts 9
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 1), i64 32, i1 false)
  %r41 = call i32 @llvm.x86.atomic.bts.i32(ptr @out, i8 9)
  call void @show(ptr @out, i64 8)
  store i32 %r41, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; atomic.bts 26
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 2), i64 32, i1 false)
  %r42 = call i32 @llvm.x86.atomic.bts.i32(ptr @out, i8 26)
  call void @show(ptr @out, i64 8)
  store i32 %r42, ptr @out, align 1
  call void @show(ptr @out, i64 4)
  ; atomic.bts 0
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 3), i64 32, i1 false)
  %r43 = call i64 @llvm.x86.atomic.bts.i64(ptr @out, i8 0)
  call void @show(ptr @out, i64 8)
  store i64 %r43, ptr @out, align 1
  call void @show(ptr @out, i64 8)
  ; atomic.bts 9
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 4), i64 32, i1 false)
  %r44 = call i64 @llvm.x86.atomic.bts.i64(ptr @out, i8 9)
  call void @show(ptr @out, i64 8)
  store i64 %r44, ptr @out, align 1
  call void @show(ptr @out, i64 8)
  ; atomic.bts 26
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 5), i64 32, i1 false)
  %r45 = call i64 @llvm.x86.atomic.bts.i64(ptr @out, i8 26)
  call void @show(ptr @out, i64 8)
  store i64 %r45, ptr @out, align 1
  call void @show(ptr @out, i64 8)
  ; atomic.bts.rm
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 6), i64 32, i1 false)
  %r46 = call i8 @llvm.x86.atomic.bts.rm.i32(ptr @out, i32 22)
  call void @show(ptr @out, i64 8)
  store i8 %r46, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.bts.rm
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 7), i64 32, i1 false)
  %r47 = call i8 @llvm.x86.atomic.bts.rm.i64(ptr @out, i64 29)
  call void @show(ptr @out, i64 8)
  store i8 %r47, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.or.cc 2
  %a48.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 8), i64 32, i1 false)
  %r48 = call i8 @llvm.x86.atomic.or.cc.i32(ptr @out, i32 %a48.0, i32 2)
  call void @show(ptr @out, i64 8)
  store i8 %r48, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.or.cc 4
  %a49.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 9), i64 32, i1 false)
  %r49 = call i8 @llvm.x86.atomic.or.cc.i32(ptr @out, i32 %a49.0, i32 4)
  call void @show(ptr @out, i64 8)
  store i8 %r49, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.or.cc 6
  %a50.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 10), i64 32, i1 false)
  %r50 = call i8 @llvm.x86.atomic.or.cc.i32(ptr @out, i32 %a50.0, i32 6)
  call void @show(ptr @out, i64 8)
  store i8 %r50, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.or.cc 8
  %a51.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 11), i64 32, i1 false)
  %r51 = call i8 @llvm.x86.atomic.or.cc.i32(ptr @out, i32 %a51.0, i32 8)
  call void @show(ptr @out, i64 8)
  store i8 %r51, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.or.cc 10
  %a52.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 12), i64 32, i1 false)
  %r52 = call i8 @llvm.x86.atomic.or.cc.i32(ptr @out, i32 %a52.0, i32 10)
  call void @show(ptr @out, i64 8)
  store i8 %r52, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.or.cc 13
  %a53.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 13), i64 32, i1 false)
  %r53 = call i8 @llvm.x86.atomic.or.cc.i32(ptr @out, i32 %a53.0, i32 13)
  call void @show(ptr @out, i64 8)
  store i8 %r53, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.or.cc 2
  %a54.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 14), i64 32, i1 false)
  %r54 = call i8 @llvm.x86.atomic.or.cc.i64(ptr @out, i64 %a54.0, i32 2)
  call void @show(ptr @out, i64 8)
  store i8 %r54, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.or.cc 4
  %a55.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 15), i64 32, i1 false)
  %r55 = call i8 @llvm.x86.atomic.or.cc.i64(ptr @out, i64 %a55.0, i32 4)
  call void @show(ptr @out, i64 8)
  store i8 %r55, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.or.cc 6
  %a56.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 16), i64 32, i1 false)
  %r56 = call i8 @llvm.x86.atomic.or.cc.i64(ptr @out, i64 %a56.0, i32 6)
  call void @show(ptr @out, i64 8)
  store i8 %r56, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.or.cc 8
  %a57.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 17), i64 32, i1 false)
  %r57 = call i8 @llvm.x86.atomic.or.cc.i64(ptr @out, i64 %a57.0, i32 8)
  call void @show(ptr @out, i64 8)
  store i8 %r57, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.or.cc 10
  %a58.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 18), i64 32, i1 false)
  %r58 = call i8 @llvm.x86.atomic.or.cc.i64(ptr @out, i64 %a58.0, i32 10)
  call void @show(ptr @out, i64 8)
  store i8 %r58, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.or.cc 13
  %a59.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 19), i64 32, i1 false)
  %r59 = call i8 @llvm.x86.atomic.or.cc.i64(ptr @out, i64 %a59.0, i32 13)
  call void @show(ptr @out, i64 8)
  store i8 %r59, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.sub.cc 2
  %a60.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 0), i64 32, i1 false)
  %r60 = call i8 @llvm.x86.atomic.sub.cc.i32(ptr @out, i32 %a60.0, i32 2)
  call void @show(ptr @out, i64 8)
  store i8 %r60, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.sub.cc 4
  %a61.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 1), i64 32, i1 false)
  %r61 = call i8 @llvm.x86.atomic.sub.cc.i32(ptr @out, i32 %a61.0, i32 4)
  call void @show(ptr @out, i64 8)
  store i8 %r61, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.sub.cc 6
  %a62.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 2), i64 32, i1 false)
  %r62 = call i8 @llvm.x86.atomic.sub.cc.i32(ptr @out, i32 %a62.0, i32 6)
  call void @show(ptr @out, i64 8)
  store i8 %r62, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.sub.cc 8
  %a63.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 3), i64 32, i1 false)
  %r63 = call i8 @llvm.x86.atomic.sub.cc.i32(ptr @out, i32 %a63.0, i32 8)
  call void @show(ptr @out, i64 8)
  store i8 %r63, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.sub.cc 10
  %a64.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 96), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 4), i64 32, i1 false)
  %r64 = call i8 @llvm.x86.atomic.sub.cc.i32(ptr @out, i32 %a64.0, i32 10)
  call void @show(ptr @out, i64 8)
  store i8 %r64, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.sub.cc 13
  %a65.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 120), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 5), i64 32, i1 false)
  %r65 = call i8 @llvm.x86.atomic.sub.cc.i32(ptr @out, i32 %a65.0, i32 13)
  call void @show(ptr @out, i64 8)
  store i8 %r65, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.sub.cc 2
  %a66.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 144), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 6), i64 32, i1 false)
  %r66 = call i8 @llvm.x86.atomic.sub.cc.i64(ptr @out, i64 %a66.0, i32 2)
  call void @show(ptr @out, i64 8)
  store i8 %r66, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.sub.cc 4
  %a67.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 8), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 7), i64 32, i1 false)
  %r67 = call i8 @llvm.x86.atomic.sub.cc.i64(ptr @out, i64 %a67.0, i32 4)
  call void @show(ptr @out, i64 8)
  store i8 %r67, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.sub.cc 6
  %a68.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 32), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 8), i64 32, i1 false)
  %r68 = call i8 @llvm.x86.atomic.sub.cc.i64(ptr @out, i64 %a68.0, i32 6)
  call void @show(ptr @out, i64 8)
  store i8 %r68, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.sub.cc 8
  %a69.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 56), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 9), i64 32, i1 false)
  %r69 = call i8 @llvm.x86.atomic.sub.cc.i64(ptr @out, i64 %a69.0, i32 8)
  call void @show(ptr @out, i64 8)
  store i8 %r69, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.sub.cc 10
  %a70.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 80), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 10), i64 32, i1 false)
  %r70 = call i8 @llvm.x86.atomic.sub.cc.i64(ptr @out, i64 %a70.0, i32 10)
  call void @show(ptr @out, i64 8)
  store i8 %r70, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.sub.cc 13
  %a71.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 104), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 11), i64 32, i1 false)
  %r71 = call i8 @llvm.x86.atomic.sub.cc.i64(ptr @out, i64 %a71.0, i32 13)
  call void @show(ptr @out, i64 8)
  store i8 %r71, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.xor.cc 2
  %a72.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 128), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 12), i64 32, i1 false)
  %r72 = call i8 @llvm.x86.atomic.xor.cc.i32(ptr @out, i32 %a72.0, i32 2)
  call void @show(ptr @out, i64 8)
  store i8 %r72, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.xor.cc 4
  %a73.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 152), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 13), i64 32, i1 false)
  %r73 = call i8 @llvm.x86.atomic.xor.cc.i32(ptr @out, i32 %a73.0, i32 4)
  call void @show(ptr @out, i64 8)
  store i8 %r73, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.xor.cc 6
  %a74.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 16), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 14), i64 32, i1 false)
  %r74 = call i8 @llvm.x86.atomic.xor.cc.i32(ptr @out, i32 %a74.0, i32 6)
  call void @show(ptr @out, i64 8)
  store i8 %r74, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.xor.cc 8
  %a75.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 40), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 15), i64 32, i1 false)
  %r75 = call i8 @llvm.x86.atomic.xor.cc.i32(ptr @out, i32 %a75.0, i32 8)
  call void @show(ptr @out, i64 8)
  store i8 %r75, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.xor.cc 10
  %a76.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 64), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 16), i64 32, i1 false)
  %r76 = call i8 @llvm.x86.atomic.xor.cc.i32(ptr @out, i32 %a76.0, i32 10)
  call void @show(ptr @out, i64 8)
  store i8 %r76, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.xor.cc 13
  %a77.0 = load i32, ptr getelementptr (i8, ptr @bytes, i64 88), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 17), i64 32, i1 false)
  %r77 = call i8 @llvm.x86.atomic.xor.cc.i32(ptr @out, i32 %a77.0, i32 13)
  call void @show(ptr @out, i64 8)
  store i8 %r77, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.xor.cc 2
  %a78.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 112), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 18), i64 32, i1 false)
  %r78 = call i8 @llvm.x86.atomic.xor.cc.i64(ptr @out, i64 %a78.0, i32 2)
  call void @show(ptr @out, i64 8)
  store i8 %r78, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.xor.cc 4
  %a79.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 136), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 19), i64 32, i1 false)
  %r79 = call i8 @llvm.x86.atomic.xor.cc.i64(ptr @out, i64 %a79.0, i32 4)
  call void @show(ptr @out, i64 8)
  store i8 %r79, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.xor.cc 6
  %a80.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 0), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 0), i64 32, i1 false)
  %r80 = call i8 @llvm.x86.atomic.xor.cc.i64(ptr @out, i64 %a80.0, i32 6)
  call void @show(ptr @out, i64 8)
  store i8 %r80, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.xor.cc 8
  %a81.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 24), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 1), i64 32, i1 false)
  %r81 = call i8 @llvm.x86.atomic.xor.cc.i64(ptr @out, i64 %a81.0, i32 8)
  call void @show(ptr @out, i64 8)
  store i8 %r81, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.xor.cc 10
  %a82.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 48), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 2), i64 32, i1 false)
  %r82 = call i8 @llvm.x86.atomic.xor.cc.i64(ptr @out, i64 %a82.0, i32 10)
  call void @show(ptr @out, i64 8)
  store i8 %r82, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ; atomic.xor.cc 13
  %a83.0 = load i64, ptr getelementptr (i8, ptr @bytes, i64 72), align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @out, ptr getelementptr (i8, ptr @bytes, i64 3), i64 32, i1 false)
  %r83 = call i8 @llvm.x86.atomic.xor.cc.i64(ptr @out, i64 %a83.0, i32 13)
  call void @show(ptr @out, i64 8)
  store i8 %r83, ptr @out, align 1
  call void @show(ptr @out, i64 1)
  ret i32 0
}
