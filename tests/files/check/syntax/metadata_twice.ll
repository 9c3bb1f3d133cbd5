; test: definitions of metadata that are none
!0 = !{}
!0 = !{i32 1} ;~ error: metadata `!0` is defined twice
!1 = i32 5 ;~ error: expected a node such as `!{...}`, found `i32`
!2 = !{i32} ;~ error: expected a value, found `}`
!3 = !{!0 !0} ;~ error: expected `,`, found `!0`
!4 = !{!0,} ;~ error: expected metadata such as `!0`, or a constant with its type, found `}`
!5 = !{!{!0} ;~ error: expected `,`, found end of line
!7 = metadata !{metadata !0, metadata !"of old", i32 3, null}
