; test: parameters and results of types that have no values
%opaque = type opaque
define i64 @f(%opaque %x) { ;~ error: a parameter cannot have type `%opaque`
  ret i64 0
}
define %opaque @g() { ;~ error: a function cannot return `%opaque`
  unreachable
}
define i64 @main() {
  ret i64 0
}
