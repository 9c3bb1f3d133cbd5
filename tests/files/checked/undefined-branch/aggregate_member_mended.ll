; One member of a structure is undefined.
define i32 @main(i32 %argc) {
  %s = insertvalue { i32, i32 } poison, i32 %argc, 0
  %x = extractvalue { i32, i32 } %s, 0
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b

a:
  ret i32 0

b:
  ret i32 0
}
