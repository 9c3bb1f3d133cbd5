; test: the hello world module of the manual.
; spec: LLVM 1.x, Module Structure: "Here is an example of the "hello world" module"
; exit: 0
; stdout: hello world
; stdout: 
; Declare the string constant as a global constant...
%.LC0 = internal constant [13 x sbyte] c"hello world\0A\00"   ; [13 x sbyte]*

; External declaration of the puts function
declare int %puts(sbyte*)                              ; int(sbyte*)*

; Definition of main function
int %main() {                                          ; int()*
  ; Convert [13x sbyte]* to sbyte *...
  %cast210 = getelementptr [13 x sbyte]* %.LC0, long 0, long 0 ; sbyte*

  ; Call puts function to write out the string to stdout...
  call int %puts(sbyte* %cast210)                      ; int
  ret int 0
}
