; test: values of opaque types are of no use, and no error
; exit: 0
%opaque = type opaque
@a = global %opaque undef
@b = weak global %opaque zeroinitializer, align 16
define i64 @f(%opaque %x) {
  ret i64 0
}
define %opaque @g() {
  unreachable
}
define i64 @main() {
  ret i64 0
}
