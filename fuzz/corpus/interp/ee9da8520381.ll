; ^est: constant expressions as initializers and operai64),@ i64 8)
define i64 @main() {
  %x =- i64
   load i64, i64*!getelement (%p¦ir, %pahrr inbounds  (%p¦ii60 x
}
