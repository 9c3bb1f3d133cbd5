; test: what is known of addresses before the program runs: differences, and no more of the low bits than
; they say; what is not known is computed, also in vectors, aggregates and of thread-local variables.
; oracle: none (these operators are no constant expressions any more)
; exit: 42
@g = global [512 x i8] zeroinitializer, align 256
@h = global i8 0
@t = thread_local global [4 x i8] c"abcd"
@low = alias i8, getelementptr (i8, ptr @g, i64 256)
@pair = global { i8, i8 } { i8 trunc (i64 ptrtoint (ptr @low to i64) to i8), i8 sub (i8 trunc (i64 ptrtoint (ptr @h to i64) to i8), i8 trunc (i64 ptrtoint (ptr @g to i64) to i8)) }
define i1 @both(i1 %a, i1 %b) {
  %c = and i1 %a, %b
  ret i1 %c
}
define i32 @main() {
  ; Of an address of 256 bytes the low byte is zero, although it is not null.
  %a0 = or i1 icmp eq (i8 trunc (i64 ptrtoint (ptr @g to i64) to i8), i8 0), false
  %a1 = or i1 icmp eq (i8 trunc (i64 ptrtoint (ptr @low to i64) to i8), i8 trunc (i64 ptrtoint (ptr @g to i64) to i8)), false
  %a2 = or i1 icmp ne (ptr @g, ptr null), false
  %a3 = or i1 icmp eq (i64 sub (i64 ptrtoint (ptr @low to i64), i64 ptrtoint (ptr @g to i64)), i64 256), false
  %c0 = call i1 @both(i1 %a0, i1 %a1)
  %c1 = call i1 @both(i1 %a2, i1 %a3)
  ; A difference of two symbols, and the same modulo 256.
  %p = ptrtoint ptr @h to i64
  %q = ptrtoint ptr @g to i64
  %d = sub i64 %p, %q
  %e0 = icmp eq i64 %d, sub (i64 ptrtoint (ptr @h to i64), i64 ptrtoint (ptr @g to i64))
  %n = trunc i64 %d to i8
  %e1 = icmp eq i8 %n, sub (i8 trunc (i64 ptrtoint (ptr @h to i64) to i8), i8 trunc (i64 ptrtoint (ptr @g to i64) to i8))
  %pair = load { i8, i8 }, ptr @pair
  %f0 = extractvalue { i8, i8 } %pair, 0
  %f1 = extractvalue { i8, i8 } %pair, 1
  %e2 = icmp eq i8 %f0, 0
  %e3 = icmp eq i8 %f1, %n
  %c2 = call i1 @both(i1 %e0, i1 %e1)
  %c3 = call i1 @both(i1 %e2, i1 %e3)
  ; Lanes that are known, that are sums, and that are computed.
  %v = add <4 x i32> trunc (<4 x i64> <i64 7, i64 ptrtoint (ptr @g to i64), i64 xor (i64 ptrtoint (ptr @h to i64), i64 5), i64 ptrtoint (ptr @low to i64)> to <4 x i32>), zeroinitializer
  %v0 = extractelement <4 x i32> %v, i64 0
  %v1 = extractelement <4 x i32> %v, i64 1
  %v2 = extractelement <4 x i32> %v, i64 2
  %v3 = extractelement <4 x i32> %v, i64 3
  %g0 = icmp eq i32 %v0, 7
  %step = sub i32 %v3, %v1
  %g1 = icmp eq i32 %step, 256
  %x = xor i64 %p, 5
  %y = trunc i64 %x to i32
  %g2 = icmp eq i32 %v2, %y
  %c4 = call i1 @both(i1 %g0, i1 %g1)
  %c5 = call i1 @both(i1 %g2, i1 true)
  ; A thread-local variable has another address on each thread.
  %l = load i8, ptr getelementptr (i8, ptr @t, i64 2)
  %m = load i8, ptr inttoptr (i64 or (i64 ptrtoint (ptr @t to i64), i64 0) to ptr)
  %h0 = icmp eq i8 %l, 99
  %h1 = icmp eq i8 %m, 97
  %c6 = call i1 @both(i1 %h0, i1 %h1)
  ; Two of a value that is computed once, of an aggregate within an aggregate.
  %k = extractvalue { i8, [2 x i64] } insertvalue ({ i8, [2 x i64] } zeroinitializer, i64 xor (i64 ptrtoint (ptr @h to i64), i64 5), 1, 1), 1
  %k0 = extractvalue [2 x i64] %k, 0
  %k1 = extractvalue [2 x i64] %k, 1
  %i0 = icmp eq i64 %k0, 0
  %i1 = icmp eq i64 %k1, %x
  %c7 = call i1 @both(i1 %i0, i1 %i1)
  %r0 = call i1 @both(i1 %c0, i1 %c1)
  %r1 = call i1 @both(i1 %c2, i1 %c3)
  %r2 = call i1 @both(i1 %c4, i1 %c5)
  %r3 = call i1 @both(i1 %c6, i1 %c7)
  %s0 = call i1 @both(i1 %r0, i1 %r1)
  %s1 = call i1 @both(i1 %r2, i1 %r3)
  %s = call i1 @both(i1 %s0, i1 %s1)
  %r = select i1 %s, i32 42, i32 1
  ret i32 %r
}
