; test: nodes whose fields are none, stand twice or have another kind of value; debug records
define i32 @main(i32 %x) {
    #dbg_value(i32 %x, !1, !DIExpression(DW_OP_plus_uconst, 2), !2)
    #dbg_value(!DIArgList(i32 %x, i32 4), !1, !DIExpression(), !2)
    #dbg_value(i32 %x, !1, !DIExpression()) ;~ error: expected `,`, found `)`
    #dbg_vale(i32 %x, !1, !DIExpression(), !2) ;~ error: expected a debug record such as `#dbg_value`, found `#dbg_vale`
    #dbg_label(!1, !2, !2) ;~ error: expected `)`, found `,`
  ret i32 %x, !dbg !DILocation(line: 1, scope: !1, inlinedAt: !DILocation(scope: !1))
}
!0 = !{!1, !DIExpression(DW_OP_deref), null, !"text"}
!1 = distinct !DISubprogram(name: "f", line: 3, flags: DIFlagPrototyped | DIFlagLValueReference, spFlags: 8, unit: null)
!2 = !DILocation(line: 1, column: 2, scope: !1)
!3 = !DILocation(line: 1, column 2, scope: !1) ;~ error: expected a field such as `line: 1`, found `column`
!4 = !DILocation(line: 1, line: 2, scope: !1) ;~ error: the field `line` stands twice
!5 = !DILocation(line: -1, scope: !1) ;~ error: the field `line` holds a number from 0 to 4294967295
!6 = !DILocation(line: 1, scope: "f") ;~ error: expected metadata such as `!0`, or a constant with its type, found `"f"`
!7 = !DIFile(filename: !1, directory: "") ;~ error: expected a string in quotes, found `!1`
!8 = !DILocation(line: 1, scope: !1, isImplicitCode: 1) ;~ error: expected `true` or `false`, found `1`
!9 = !DIBasicType(name: "int" size: 32) ;~ error: expected `,`, found `size`
!10 = !DIBasicType(name: "int", flags: DIFlagPublic |) ;~ error: expected a word, or its number, found `)`
!11 = !DIEnumerator(name: "A", value: -99999999999999999999999)
!12 = !DIDerivedType(tag: DW_TAG_member, baseType: !0, size: !1, extraData: i64 5)
!13 = !GenericDINode(tag: DW_TAG_file_type, header: "h", operands: {!1, null, !{}})
!14 = !DISubrange(count: !1, lowerBound: -2)
!15 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "A", value: "1")
!16 = !DISubprogram(name: "f", spFlags: 0, scopeline: 4) ;~ error: a `!DISubprogram` has no field `scopeline`
!17 = !DILocation(line: 1) ;~ error: this `!DILocation` lacks the field `scope`
!18 = !DIDerivedType(name: "p") ;~ error: this `!DIDerivedType` lacks the fields `tag`, `baseType`
!19 = !DILocation(scope: null) ;~ error: the field `scope` cannot be null
!20 = !DIBasicTyp(name: "int") ;~ error: `!DIBasicTyp` is no kind of node
!21 = !DIBasicType(tag: DW_TAG_bse_type) ;~ error: `DW_TAG_bse_type` is no word that this field may hold
!22 = !DIExpression(DW_OP_plus_uconst, -1) ;~ error: expected a word such as `DW_OP_deref`, or a number, found `-1`
!23 = !DIGlobalVariable(name: "", scope: null) ;~ error: the field `name` cannot be empty
!24 = !DIEnumerator(name: "A", value: -1, isUnsigned: true) ;~ error: an enumerator that is unsigned has no negative value
!25 = !DISubrange(count: -2) ;~ error: the field `count` holds a number from -1 to 9223372036854775807
!26 = !DIAssignID(x: 1) ;~ error: a `!DIAssignID` has no field `x`
!DIFile = !{!0, i32 1} ;~ error: expected a node such as `!0`, found `i32`
