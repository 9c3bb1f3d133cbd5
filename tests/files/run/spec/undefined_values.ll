; test: of an undefined value, what does not depend on its bits
; spec: Undefined Values: "For example, if %X has a zero bit, then the output of the 'and' operation will always be a zero for that bit, no matter what the corresponding bit from the 'undef' is."
; spec: Undefined Values: "These logical operations have bits that are not always affected by the input."
; spec: Undefined Values: "%X = or i8 undef, 255 ; always 255"
; spec: Undefined Values: "An undefined value (like 'undef') is allowed to have an arbitrary bit-pattern."
; spec: Undefined Values: "A store of an undefined value can be assumed to not have any effect; we can assume that the value is overwritten with bits that happen to match what was already there."
; exit: 42
@kept = global i32 7
define i32 @main() {
entry:
  %u = and i32 42, undef
  %zero = and i32 %u, -43
  %all = or i8 undef, 255
  switch i8 %all, label %bad [ i8 -1, label %good ]
good:
  store i32 undef, ptr @kept
  store i32 42, ptr @kept
  %x = load i32, ptr @kept
  %r = add i32 %x, %zero
  ret i32 %r
bad:
  ret i32 1
}
