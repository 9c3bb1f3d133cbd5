; test: where null may point to memory, an access of it takes place
; spec: Pointer Type: "Pointers with the bit-value 0 are only assumed to be non-dereferenceable in address space 0, unless the function is marked with the null_pointer_is_valid attribute."
; trap: address in @main
define i32 @main() null_pointer_is_valid {
  %x = load i32, ptr null
  ret i32 %x
}
