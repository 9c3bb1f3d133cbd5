; A `switch` on what only one way has set.
define i32 @main(i32 %argc) {
entry:
  %none = icmp eq i32 %argc, 0
  br i1 %none, label %set, label %join

set:
  br label %join

join:
  %x = phi i32 [ 1, %set ], [ 2, %entry ]
  switch i32 %x, label %b [ i32 1, label %a ]

a:
  ret i32 0

b:
  ret i32 0
}
