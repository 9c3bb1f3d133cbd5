; test: expressions that are no lists of operations with their operands
!kept = !{!0, !1, !2, !3, !4, !5, !6, !7, !8}
!0 = !DIExpression(0, 1, 9, 7, 2)  ;~ error: `0` is not an operation that LLVM knows here
!1 = !DIExpression(DW_OP_plus_uconst)  ;~ error: `DW_OP_plus_uconst` takes 1 operand, and there are fewer
!2 = !DIExpression(DW_OP_LLVM_fragment, 0, 8, DW_OP_deref)  ;~ error: `DW_OP_LLVM_fragment` must stand at the end
!3 = !DIExpression(DW_OP_stack_value, DW_OP_deref)  ;~ error: `DW_OP_stack_value` must stand at the end, or in front of a fragment
!4 = !DIExpression(DW_OP_swap)  ;~ error: `DW_OP_swap` needs two values, and there is one
!5 = !DIExpression(DW_OP_deref, DW_OP_LLVM_entry_value, 1)  ;~ error: `DW_OP_LLVM_entry_value, 1` must stand at the start
!6 = !DIExpression(DW_OP_LLVM_entry_value, 2)  ;~ error: `DW_OP_LLVM_entry_value, 1` must stand at the start
!7 = !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32)
!8 = !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_entry_value, 1, DW_OP_deref)
