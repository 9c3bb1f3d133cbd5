//! Programs that several test binaries run.

/// A function that calls itself two to the n times, and `@run`, for which it does so until it is stopped.
pub const DOUBLING: &str = "define i64 @double(i64 %n) {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %end, label %more
more:
  %m = sub i64 %n, 1
  %a = call i64 @double(i64 %m)
  %b = call i64 @double(i64 %m)
  %c = add i64 %a, %b
  ret i64 %c
end:
  ret i64 1
}
define void @run() { %x = call i64 @double(i64 90) ret void }";
