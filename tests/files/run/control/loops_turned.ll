; test: loops whose iterations end in several ways, within each other, with ways out of both at once
; stdout: 25 97 1060
; stdout: 1 2 2
; exit: 0

; The primes below 100, the last of them and their sum, until one is above %last.

@composite = internal global [100 x i8] zeroinitializer
@text = internal constant [12 x i8] c"%d %ld %ld\0A\00"

declare i32 @printf(ptr, ...)

define internal void @primes(i64 %last) {
entry:
  br label %clear
clear:
  %c = phi i64 [ 0, %entry ], [ %c1, %clear ]
  %cp = getelementptr i8, ptr @composite, i64 %c
  store volatile i8 0, ptr %cp
  %c1 = add i64 %c, 1
  %cleared = icmp eq i64 %c1, 100
  br i1 %cleared, label %start, label %clear
start:
  br label %head
head:
  %i = phi i64 [ 2, %start ], [ %i1, %latch ]
  %count = phi i32 [ 0, %start ], [ %count2, %latch ]
  %sum = phi i64 [ 0, %start ], [ %sum2, %latch ]
  %greatest = phi i64 [ 0, %start ], [ %greatest2, %latch ]
  %ip = getelementptr i8, ptr @composite, i64 %i
  %is = load i8, ptr %ip
  %skip = icmp ne i8 %is, 0
  br i1 %skip, label %latch, label %prime
prime:
  %count1 = add i32 %count, 1
  %sum1 = add i64 %sum, %i
  %first = mul i64 %i, %i
  %none = icmp ugt i64 %first, 99
  br i1 %none, label %latch, label %mark
mark:
  %j = phi i64 [ %first, %prime ], [ %j1, %marked ]
  %far = icmp ugt i64 %j, 9000
  br i1 %far, label %done, label %marked
marked:
  %jp = getelementptr i8, ptr @composite, i64 %j
  store i8 1, ptr %jp
  %j1 = add i64 %j, %i
  %within = icmp ult i64 %j1, 100
  br i1 %within, label %mark, label %latch
latch:
  %count2 = phi i32 [ %count, %head ], [ %count1, %prime ], [ %count1, %marked ]
  %sum2 = phi i64 [ %sum, %head ], [ %sum1, %prime ], [ %sum1, %marked ]
  %greatest2 = phi i64 [ %greatest, %head ], [ %i, %prime ], [ %i, %marked ]
  %i1 = add i64 %i, 1
  %more = icmp ule i64 %i1, %last
  br i1 %more, label %head, label %done
done:
  %count3 = phi i32 [ %count2, %latch ], [ -1, %mark ]
  %sum3 = phi i64 [ %sum2, %latch ], [ -1, %mark ]
  %greatest3 = phi i64 [ %greatest2, %latch ], [ -1, %mark ]
  call i32 (ptr, ...) @printf(ptr @text, i32 %count3, i64 %greatest3, i64 %sum3)
  ret void
}

define i32 @main() {
  call void @primes(i64 99)
  call void @primes(i64 2)
  ret i32 0
}
