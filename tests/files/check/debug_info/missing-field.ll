; test: a file has a checksum and its kind, or neither
!0 = !DIFile(filename: "a", directory: "b")
!1 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f")
!2 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_MD5)  ;~ error: this `!DIFile` lacks the field `checksum`
!3 = !DIFile(filename: "a", directory: "b", checksum: "000102030405060708090a0b0c0d0e0f")  ;~ error: this `!DIFile` lacks the field `checksumkind`
