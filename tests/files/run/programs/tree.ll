; test: a binary search tree on the heap: insertion, depth, in-order walk with a callback.
; exit: 5
; stdout: 1 3 4 6 7 8 10 13 14 \c
%tree = type { i64, %tree*, %tree* }
@keys = constant [9 x i64] [i64 8, i64 3, i64 10, i64 1, i64 6, i64 14, i64 4, i64 7, i64 13]
@f = private constant [5 x i8] c"%ld \00"
declare i8* @calloc(i64, i64)
declare i32 @printf(i8*, ...)

define void @insert(%tree** %slot, i64 %k) {
  %t = load %tree*, %tree** %slot
  %none = icmp eq %tree* %t, null
  br i1 %none, label %new, label %go
new:
  %raw = call i8* @calloc(i64 1, i64 24)
  %n = bitcast i8* %raw to %tree*
  %kp0 = getelementptr %tree, %tree* %n, i32 0, i32 0
  store i64 %k, i64* %kp0
  store %tree* %n, %tree** %slot
  ret void
go:
  %kp = getelementptr %tree, %tree* %t, i32 0, i32 0
  %v = load i64, i64* %kp
  %less = icmp slt i64 %k, %v
  %l = getelementptr %tree, %tree* %t, i32 0, i32 1
  %r = getelementptr %tree, %tree* %t, i32 0, i32 2
  %side = select i1 %less, %tree** %l, %tree** %r
  call void @insert(%tree** %side, i64 %k)
  ret void
}

define void @walk(%tree* %t, void (i64)* %visit) {
  %none = icmp eq %tree* %t, null
  br i1 %none, label %done, label %go
go:
  %lp = getelementptr %tree, %tree* %t, i32 0, i32 1
  %l = load %tree*, %tree** %lp
  call void @walk(%tree* %l, void (i64)* %visit)
  %kp = getelementptr %tree, %tree* %t, i32 0, i32 0
  %k = load i64, i64* %kp
  call void %visit(i64 %k)
  %rp = getelementptr %tree, %tree* %t, i32 0, i32 2
  %r = load %tree*, %tree** %rp
  call void @walk(%tree* %r, void (i64)* %visit)
  br label %done
done:
  ret void
}

define i64 @depth(%tree* %t) {
  %none = icmp eq %tree* %t, null
  br i1 %none, label %zero, label %go
zero:
  ret i64 0
go:
  %lp = getelementptr %tree, %tree* %t, i32 0, i32 1
  %l = load %tree*, %tree** %lp
  %dl = call i64 @depth(%tree* %l)
  %rp = getelementptr %tree, %tree* %t, i32 0, i32 2
  %r = load %tree*, %tree** %rp
  %dr = call i64 @depth(%tree* %r)
  %c = icmp sgt i64 %dl, %dr
  %m = select i1 %c, i64 %dl, i64 %dr
  %d = add i64 %m, 1
  ret i64 %d
}

define void @print(i64 %k) {
  %p = getelementptr [5 x i8], [5 x i8]* @f, i32 0, i32 0
  %r = call i32 (i8*, ...) @printf(i8* %p, i64 %k)
  ret void
}

define i64 @main() {
entry:
  %root = alloca %tree*
  store %tree* null, %tree** %root
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr [9 x i64], [9 x i64]* @keys, i64 0, i64 %i
  %k = load i64, i64* %p
  call void @insert(%tree** %root, i64 %k)
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, 9
  br i1 %c, label %loop, label %done
done:
  %t = load %tree*, %tree** %root
  call void @walk(%tree* %t, void (i64)* @print)
  %d = call i64 @depth(%tree* %t)
  %e = add i64 %d, 1
  ret i64 %e
}
