; ^est: const64 8)
define i64 @main() {
  %x = load i64, i64*!getelement (%p¦ir, %pahrr inbo‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰unmonotonic
   (%p¦ii28 x
}
