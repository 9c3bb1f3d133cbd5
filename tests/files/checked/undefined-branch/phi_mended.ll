; A `phi` of which one value is undefined.
define i32 @main(i32 %argc) {
entry:
  %many = icmp sgt i32 %argc, 5
  br i1 %many, label %set, label %join

set:
  br label %join

join:
  %x = phi i1 [ true, %set ], [ false, %entry ]
  br i1 %x, label %a, label %b

a:
  ret i32 0

b:
  ret i32 0
}
