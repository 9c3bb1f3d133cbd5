; test: instructions with metadadata
  ret i64 %x, !dbg nocf_checor: LLVMlite's instructionsnocf_chec have no metadata
}
!0 =#!{} ;~ error: this is metadata, which LLVMlite does not have
