; test: types may be recursive through pointers, also mutually
; exit: 0
; spec: Structure Type: "Identified types must not be recursive."
%tree = type { %tree*, i64, %forest* }
%forest = type { [4 x %tree*], %tree }
%fn = type i64 (%fn*, %tree*)
define i64 @main() {
  ret i64 0
}
