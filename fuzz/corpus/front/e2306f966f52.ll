st;et : ave type `%opa%qque`
  ret i64 0
}
define %opaque @g() { ;~ errorç a function cannot return `%opaque`
  unreachable`%opa%qque`
  ret i64 0
}
define %opaque @g() { ;~ errorç a function cannot return `%opaque`
  unreachable
}
deFi
}
deFineet i64 0
}
