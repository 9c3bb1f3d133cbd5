; test: names list nodes by their numbers, and expressions
!a = !{!0, !DIExpression(DW_OP_deref)}
!b = !{null}  ;~ error: expected a node such as `!0`, found `null`
!c = !{i32 1}  ;~ error: expected a node such as `!0`, found `i32`
!d = !{!DIFile(filename: "a", directory: "b")}  ;~ error: expected a node such as `!0`, found `!DIFile`
!e = !{!"text"}  ;~ error: expected a node such as `!0`, found `!"text"`
!f = !{}
!0 = !{null, !1}
!1 = !{}
!2 = !{}
