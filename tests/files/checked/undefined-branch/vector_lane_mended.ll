; One lane of a vector is undefined.
define i32 @main(i32 %argc) {
  %v = insertelement <2 x i32> poison, i32 %argc, i32 0
  %x = extractelement <2 x i32> %v, i32 0
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b

a:
  ret i32 0

b:
  ret i32 0
}
