; test: undef and poison are of any type but label and void, wherever a constant stands
; flags: --std llvm
; spec: Undefined Values: "The string 'undef' can be used anywhere a constant is expected"
; spec: Undefined Values: "Undefined values may be of any type (other than 'label' or 'void') and be used anywhere a constant is permitted."
; spec: Poison Values: "The string 'poison' can be used anywhere a constant is expected"
@a = global i32 undef
@b = global { i8, [2 x ptr], <2 x float> } poison
@c = global [2 x i32] [ i32 undef, i32 poison ]
@d = global <2 x half> < half undef, half poison >
@e = global [2 x ptr] [ ptr undef, ptr getelementptr (i8, ptr poison, i64 1) ]
declare void @take(i32, ptr, { i8, i16 })
define i32 @f(i32 %x) {
entry:
  call void @take(i32 undef, ptr poison, { i8, i16 } undef)
  %y = add i32 %x, undef
  br label %next
next:
  %z = phi i32 [ undef, %entry ]
  %w = select i1 poison, i32 %y, i32 %z
  ret i32 poison
}
define void @g() {
  br label undef ;~ error: expected a label such as `%loop`, found `undef`
}
