; test: faulty constants of which nothing but the text is kept
declare void @f()
define void @main() personality <2 x ptr> <ptr @f> { ;~ error: this constant has 1 element, but its type `<2 x ptr>` has 2
  call void @f() [ "deopt"([2 x i16] [i16 1]) ] ;~ error: this constant has 1 element, but its type `[2 x i16]` has 2
  ret void
}
!0 = !{i8 1, [2 x i8] [i8 1]} ;~ error: this constant has 1 element, but its type `[2 x i8]` has 2
