; test: attachments of symbols
@a = global i32 0, !associated !0 ;~ error: the `!associated` of this symbol is wrong: it has not one operand
@b = global i32 0, !associated !1 ;~ error: the `!associated` of this symbol is wrong: it is `null`
@c = global i32 0, !associated !2 ;~ error: the `!associated` of this symbol is wrong: it is no constant
@d = global i32 0, !associated !3 ;~ error: the `!associated` of this symbol is wrong: it is no address
@e = global i32 0, !associated !4 ;~ error: the `!associated` of this symbol is wrong: it is the symbol itself
@f = external global i8, !absolute_symbol !0 ;~ error: the `!absolute_symbol` of this symbol is wrong: it has not two numbers for each range
@g = external global i8, !absolute_symbol !5
@h = external global i8, !absolute_symbol !6
@i = global i32 0, !associated !7
declare !prof !8 void @j() ;~ error: the `!prof` of this symbol is wrong: the function is only declared
define void @k() !prof !0 { ;~ error: the `!prof` of this symbol is wrong: it has not two operands
  ret void
}
define void @l() !prof !9 { ;~ error: the `!prof` of this symbol is wrong: it does not begin with `!"function_entry_count"`
  ret void
}
define void @m() !prof !8 !prof !8 { ;~ error: the `!prof` of this symbol is wrong: it stands twice
  ret void
}
define void @n() !kcfi_type !2 { ;~ error: the `!kcfi_type` of this symbol is wrong: it is no `i32`, alone
  ret void
}
define void @o() !kcfi_type !10 { ;~ error: the `!kcfi_type` of this symbol is wrong: it is no `i32`, alone
  ret void
}
!0 = !{}
!1 = !{null}
!2 = !{!"str"}
!3 = !{i32 1}
!4 = !{ptr @e}
!5 = !{i64 0, i64 256}
!6 = !{i64 -1, i64 -1}
!7 = !{ptr @a}
!8 = !{!"function_entry_count", i64 7}
!9 = !{!"branch_weights", i64 7}
!10 = !{i64 7}
