; test: tags that are none of the kind of their node, and numbers beyond a field's words
!kept = !{!0, !1, !2, !3, !4, !5, !6, !7, !8}
!0 = !DIBasicType(tag: DW_TAG_array_type, name: "a")  ;~ error: a `!DIBasicType` cannot have the tag `DW_TAG_array_type`
!1 = !DIDerivedType(tag: DW_TAG_base_type, baseType: null)  ;~ error: a `!DIDerivedType` cannot have the tag `DW_TAG_base_type`
!2 = !DICompositeType(tag: DW_TAG_pointer_type)  ;~ error: a `!DICompositeType` cannot have the tag `DW_TAG_pointer_type`
!3 = !DIImportedEntity(tag: DW_TAG_module, scope: null)  ;~ error: a `!DIImportedEntity` cannot have the tag `DW_TAG_module`
!4 = !DITemplateValueParameter(tag: DW_TAG_member, value: null)  ;~ error: a `!DITemplateValueParameter` cannot have the tag `DW_TAG_member`
!5 = !GenericDINode(tag: 65536)  ;~ error: this field holds a word or a number up to 65535
!6 = !DIStringType(tag: DW_TAG_base_type)  ;~ error: a `!DIStringType` cannot have the tag `DW_TAG_base_type`
!7 = distinct !DICompileUnit(language: 65536, file: !9)  ;~ error: this field holds a word or a number up to 65535
!8 = distinct !DICompileUnit(language: DW_LANG_C, file: !9, emissionKind: 4)  ;~ error: this field holds a word or a number up to 3
!9 = !DIFile(filename: "a", directory: "b")
