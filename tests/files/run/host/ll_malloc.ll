; test: ll_malloc gives n times size zeroed bytes that can be written and read.
; exit: 55
declare i8* @ll_malloc(i64, i64)
define i64 @main() {
  %raw = call i8* @ll_malloc(i64 11, i64 8)
  %a = bitcast i8* %raw to i64*
  br label %fill
fill:
  %i = phi i64 [ 1, %0 ], [ %i1, %fill ]
  %p = getelementptr i64, i64* %a, i64 %i
  %z = load i64, i64* %p
  %prev_at = sub i64 %i, 1
  %q = getelementptr i64, i64* %a, i64 %prev_at
  %prev = load i64, i64* %q
  %s = add i64 %prev, %i
  %t = add i64 %s, %z
  store i64 %t, i64* %p
  %i1 = add i64 %i, 1
  %c = icmp sle i64 %i1, 10
  br i1 %c, label %fill, label %end
end:
  %last = getelementptr i64, i64* %a, i64 10
  %r = load i64, i64* %last
  ret i64 %r
}
