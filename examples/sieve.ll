; The primes below two million, counted with a sieve: loops over memory.
;
;   jitlite run examples/sieve.ll
;   jitlite bench examples/sieve.ll

@format = constant [28 x i8] c"%ld primes below 2,000,000\0A\00"

declare ptr @calloc(i64, i64)

declare void @free(ptr)

declare i32 @printf(ptr, ...)

define i64 @sieve(i64 %limit) {
  %composite = call ptr @calloc(i64 %limit, i64 1)
  br label %next

next:
  %n = phi i64 [ 2, %0 ], [ %n.next, %step ]
  %count = phi i64 [ 0, %0 ], [ %count.next, %step ]
  %more = icmp ult i64 %n, %limit
  br i1 %more, label %look, label %done

look:
  %mark = getelementptr i8, ptr %composite, i64 %n
  %marked = load i8, ptr %mark
  %prime = icmp eq i8 %marked, 0
  br i1 %prime, label %strike, label %step

strike:
  %square = mul i64 %n, %n
  br label %multiple

multiple:
  %m = phi i64 [ %square, %strike ], [ %m.next, %cross ]
  %inside = icmp ult i64 %m, %limit
  br i1 %inside, label %cross, label %step

cross:
  %p = getelementptr i8, ptr %composite, i64 %m
  store i8 1, ptr %p
  %m.next = add i64 %m, %n
  br label %multiple

step:
  %found = phi i64 [ 0, %look ], [ 1, %multiple ]
  %count.next = add i64 %count, %found
  %n.next = add i64 %n, 1
  br label %next

done:
  call void @free(ptr %composite)
  ret i64 %count
}

define i32 @main() {
  %count = call i64 @sieve(i64 2000000)
  %1 = call i32 (ptr, ...) @printf(ptr @format, i64 %count)
  ret i32 0
}

; ASSERT EQ: i64 25 = call i64 @sieve(i64 100)
; ASSERT EQ: i64 148933 = call i64 @sieve(i64 2000000)
