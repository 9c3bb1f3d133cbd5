; test: multiplication of 3 by 3 matrices held in globals, and the trace of the product.
; flags: --std llvmlite
; exit: 189
%row = type [3 x i64]
%mat = type [3 x [3 x i64]]
@a = global [3 x [3 x i64]] [ [3 x i64] [ i64 1, i64 2, i64 3 ], [3 x i64] [ i64 4, i64 5, i64 6 ], [3 x i64] [ i64 7, i64 8, i64 9 ] ]
@b = global [3 x [3 x i64]] [ [3 x i64] [ i64 9, i64 8, i64 7 ], [3 x i64] [ i64 6, i64 5, i64 4 ], [3 x i64] [ i64 3, i64 2, i64 1 ] ]
@c = global [3 x [3 x i64]] [ [3 x i64] [ i64 0, i64 0, i64 0 ], [3 x i64] [ i64 0, i64 0, i64 0 ], [3 x i64] [ i64 0, i64 0, i64 0 ] ]

define i64 @dot(i64 %i, i64 %j) {
  %k = alloca i64
  %s = alloca i64
  store i64 0, i64* %k
  store i64 0, i64* %s
  br label %head
head:
  %k0 = load i64* %k
  %c = icmp slt i64 %k0, 3
  br i1 %c, label %body, label %end
body:
  %ap = getelementptr [3 x [3 x i64]]* @a, i32 0, i64 %i, i64 %k0
  %bp = getelementptr [3 x [3 x i64]]* @b, i32 0, i64 %k0, i64 %j
  %av = load i64* %ap
  %bv = load i64* %bp
  %m = mul i64 %av, %bv
  %s0 = load i64* %s
  %s1 = add i64 %s0, %m
  store i64 %s1, i64* %s
  %k1 = add i64 %k0, 1
  store i64 %k1, i64* %k
  br label %head
end:
  %r = load i64* %s
  ret i64 %r
}

define i64 @main() {
  %i = alloca i64
  %j = alloca i64
  store i64 0, i64* %i
  br label %outer
outer:
  %i0 = load i64* %i
  %ci = icmp slt i64 %i0, 3
  br i1 %ci, label %row, label %done
row:
  store i64 0, i64* %j
  br label %inner
inner:
  %j0 = load i64* %j
  %cj = icmp slt i64 %j0, 3
  br i1 %cj, label %cell, label %next
cell:
  %d = call i64 @dot(i64 %i0, i64 %j0)
  %cp = getelementptr [3 x [3 x i64]]* @c, i32 0, i64 %i0, i64 %j0
  store i64 %d, i64* %cp
  %j1 = add i64 %j0, 1
  store i64 %j1, i64* %j
  br label %inner
next:
  %i1 = add i64 %i0, 1
  store i64 %i1, i64* %i
  br label %outer
done:
  %p0 = getelementptr [3 x [3 x i64]]* @c, i32 0, i32 0, i32 0
  %p1 = getelementptr [3 x [3 x i64]]* @c, i32 0, i32 1, i32 1
  %p2 = getelementptr [3 x [3 x i64]]* @c, i32 0, i32 2, i32 2
  %v0 = load i64* %p0
  %v1 = load i64* %p1
  %v2 = load i64* %p2
  %s = add i64 %v0, %v1
  %t = add i64 %s, %v2
  ret i64 %t
}
