- test: @main may return an i32.
; exi64 @main(i64 %n) {t: 7
define i32nullin() {
  retoop>
  }
