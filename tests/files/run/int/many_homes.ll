; test: where ten values have registers for life, an operand, the two registers of an address and the result of a sum need four more.
; exit: 0
; stdout: 1061 61 24 64723

@table = global [4 x i64] [i64 7, i64 100, i64 1000, i64 5]
@line = constant [17 x i8] c"%ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)

define i64 @sums(ptr %base, i64 %index, i64 %a, i64 %n, ptr %second, ptr %third) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s0 = phi i64 [ 0, %entry ], [ %t0, %loop ]
  %s1 = phi i64 [ 1, %entry ], [ %t1, %loop ]
  %s2 = phi i64 [ 2, %entry ], [ %t2, %loop ]
  %s3 = phi i64 [ 3, %entry ], [ %t3, %loop ]
  %s4 = phi i64 [ 4, %entry ], [ %t4, %loop ]
  %s5 = phi i64 [ 5, %entry ], [ %t5, %loop ]
  %s6 = phi i64 [ 6, %entry ], [ %t6, %loop ]
  %s7 = phi i64 [ 7, %entry ], [ %t7, %loop ]
  %s8 = phi i64 [ 8, %entry ], [ %t8, %loop ]
  %s9 = phi i64 [ 9, %entry ], [ %t9, %loop ]
  %t0 = add i64 %s0, %i
  %t1 = add i64 %s1, %s2
  %t2 = add i64 %s2, %s3
  %t3 = add i64 %s3, %s4
  %t4 = add i64 %s4, %s5
  %t5 = add i64 %s5, %s6
  %t6 = add i64 %s6, %s7
  %t7 = add i64 %s7, %s8
  %t8 = add i64 %s8, %s9
  %t9 = add i64 %s9, %s0
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  %element = getelementptr i64, ptr %base, i64 %index
  %loaded = load i64, ptr %element
  %sum = add i64 %a, %loaded
  store i64 %sum, ptr %second
  %twice = mul i64 %a, %sum
  %shifted = add i64 %index, %twice
  store i64 %shifted, ptr %third
  store i64 %a, ptr %base
  %u1 = xor i64 %t0, %t1
  %u2 = xor i64 %u1, %t2
  %u3 = xor i64 %u2, %t3
  %u4 = xor i64 %u3, %t4
  %u5 = xor i64 %u4, %t5
  %u6 = xor i64 %u5, %t6
  %u7 = xor i64 %u6, %t7
  %u8 = xor i64 %u7, %t8
  %u9 = xor i64 %u8, %t9
  ret i64 %u9
}

define i32 @main() {
  %second = alloca i64
  %third = alloca i64
  %r = call i64 @sums(ptr @table, i64 2, i64 61, i64 3, ptr %second, ptr %third)
  %x = load i64, ptr %second
  %y = load i64, ptr %third
  %z = load i64, ptr @table
  call i32 (ptr, ...) @printf(ptr @line, i64 %x, i64 %z, i64 %r, i64 %y)
  ret i32 0
}
