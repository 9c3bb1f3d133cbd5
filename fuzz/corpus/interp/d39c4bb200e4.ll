; ; test: loads of another type than the pointer's
@g = global i64 1
define i6