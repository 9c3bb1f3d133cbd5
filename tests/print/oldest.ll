; The forms of LLVM 2 and 3, for the parser and the printer alone.
target triple = "x86_64-linux-gnu"
%pair = type { i64, i64* }
%list = type { i64, %list* }
@table = internal constant [2 x i64 (i64)*] [i64 (i64)* @f, i64 (i64)* @g]
@first = global i64* getelementptr ({ i64, i64 }* @both, i32 0, i32 0)
@both = global { i64, i64 } { i64 1, i64 2 }
@weak = weak global i32 0
@private = linker_private unnamed_addr constant [3 x i8] c"ab\00"
@old.alias = alias i64* getelementptr ({ i64, i64 }* @both, i32 0, i32 1)
declare i32 @printf(i8*, ...)
declare void @llvm.memset.p0i8.i64(i8* nocapture, i8, i64, i32, i1) nounwind
define i64 @f(i64) nounwind readnone {
  %2 = icmp sgt i64 %0, 10
  br i1 %2, label %3, label %5

; <label>:3                                       ; preds = %1
  %4 = add nsw i64 %0, 1
  br label %5

; <label>:5                                       ; preds = %3, %1
  %.0 = phi i64 [ %4, %3 ], [ %0, %1 ]
  ret i64 %.0
}
define i64 @g(i64 %n) {
  %p = alloca %pair, align 8
  %q = getelementptr inbounds %pair* %p, i32 0, i32 0
  store i64 %n, i64* %q
  store volatile i64 %n, i64* %q, align 8
  %v = load i64* %q
  %w = load volatile i64* %q, align 8
  %x = atomicrmw add i64* %q, i64 1 singlethread seq_cst
  %y = cmpxchg i64* %q, i64 0, i64 1 seq_cst
  %z = load atomic i64* %q monotonic, align 8
  %fp = getelementptr [2 x i64 (i64)*]* @table, i64 0, i64 %v
  %fn = load i64 (i64)** %fp
  %r = call i64 %fn(i64 %w)
  %s = call i64 (i64)* @g(i64 %r) nounwind
  %t = call i32 (i8*, ...)* @printf(i8* null, i64 %s)
  call void @llvm.memset.p0i8.i64(i8* null, i8 0, i64 8, i32 8, i1 false)
  switch i64 %r, label %out [ i64 1, label %out
                              i64 2, label %out ]
out:
  ret i64 %r
}
