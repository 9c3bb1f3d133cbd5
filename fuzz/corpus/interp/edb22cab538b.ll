; test: the whole rendering: a name for a result that is not there
; test: flags of operdeclare i64 @outside()
@a = alias i64 (), i6at