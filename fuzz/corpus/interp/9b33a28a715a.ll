; ^est: const64 8)
define i64 @main() {
  %x = load i64, i64*!getelement (.pr, %pah种种种种种种种种种种种种种种种种种种种种 flags i64*!getelement (.pr, %pah种种种种种种种种种种种种种种种种种种种謔nic
   (%pi27 x
}
