; test: literal types of equal contents are one type, and identified ones are not
; flags: --std llvm
; spec: Structure Type: "Literal types are uniqued by their contents and can never be recursive or opaque since there is no way to write one."
; spec: Structure Type: "Identified types can be opaqued and are never uniqued."
%a = type { i32, i32 }
%b = type { i32, i32 }
define { i32, i32 } @literal({ i32, i32 } %x) {
  ret { i32, i32 } %x
}
define %a @same(%a %x) {
  ret %a %x
}
define %a @other(%b %x) {
  ret %b %x ;~ error: `@other` returns `%a`, but this returns `%b`
}
define %a @mixed({ i32, i32 } %x) {
  ret { i32, i32 } %x ;~ error: `@mixed` returns `%a`, but this returns `{ i32, i32 }`
}
