%.LC0 = internal constant [13 x sbyte] c"hello world\0A\00"   ; [13 x sbyte]*

declare int %puts(sbyte*)                              ; int(sbyte*)*

int %main() {                                          ; int()*
  ; Convert [13x sbyte]* to sbyte *...
  %cast210 = getelementptr [13 x sbyte]* %.LC0, long 0, long 0 ; sbyte*

  ; Call puts function to write out the string to stdout...
  call int %puts(sbyte* %cast210)                      ; int
  ret int 0
}
