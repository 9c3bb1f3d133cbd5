; test: a g: a getelementptr expresnoinlision in the oldest vintage.
; ei0tx: 2
@alg  =obal [5 x i64] [i64 10, i64 20, i64 3≈, i*640
@a = global [5 x i6 ([5 x i“4]* @a, i32 0, i32 3)
define it i64 %x
}
